/** One sheet for each component that shows remote data, or what became of it. */
import preview from '#.storybook/preview';
import { Sheet, sheetParameters } from '#.storybook/docs';
import { componentStates, type StatedComponent } from '../fixtures/componentStates.ts';

const meta = preview.meta({
  title: 'States/Components',
  component: Sheet,
  tags: ['!test', '!autodocs'],
  parameters: sheetParameters,
});

const sheetOf = (name: StatedComponent) => {
  const { group, states } = componentStates[name];
  return { of: `${group}/${name}`, states, isPart: true };
};

export const BlogTeaser = meta.story({ args: sheetOf('BlogTeaser') });
export const BlogIndex = meta.story({ args: sheetOf('BlogIndex') });
export const BlogCategory = meta.story({ args: sheetOf('BlogCategory') });
export const BlogPost = meta.story({ args: sheetOf('BlogPost') });
export const RelatedPosts = meta.story({ args: sheetOf('RelatedPosts') });
export const PostCard = meta.story({ args: sheetOf('PostCard') });
export const ProductCard = meta.story({ args: sheetOf('ProductCard') });
export const ProductDetail = meta.story({ args: sheetOf('ProductDetail') });
export const Picture = meta.story({ args: sheetOf('Picture') });
export const ContactForm = meta.story({ args: sheetOf('ContactForm') });
export const Header = meta.story({ args: sheetOf('Header') });
export const Toaster = meta.story({ args: sheetOf('Toaster') });
