/** A state gallery for each component that shows remote data, a picture or a result. */
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import preview from '#.storybook/preview';
import { StateGallery } from '#.storybook/docs';
import { isOnDocsPage } from '../docsStories.ts';
import { noScreenshot } from '../windows.ts';
import * as postCard from '../../ui/cards/PostCard/PostCard.stories.tsx';
import * as productCard from '../../ui/cards/ProductCard/ProductCard.stories.tsx';
import * as contactForm from '../../ui/forms/ContactForm/ContactForm.stories.tsx';
import * as header from '../../ui/frame/Header/Header.stories.tsx';
import * as toaster from '../../ui/frame/Toaster/Toaster.stories.tsx';
import * as picture from '../../ui/primitives/Picture/Picture.stories.tsx';
import * as blogCategory from '../../ui/sections/BlogCategory/BlogCategory.stories.tsx';
import * as blogIndex from '../../ui/sections/BlogIndex/BlogIndex.stories.tsx';
import * as blogPost from '../../ui/sections/BlogPost/BlogPost.stories.tsx';
import * as blogTeaser from '../../ui/sections/BlogTeaser/BlogTeaser.stories.tsx';
import * as productDetail from '../../ui/sections/ProductDetail/ProductDetail.stories.tsx';
import * as relatedPosts from '../../ui/sections/RelatedPosts/RelatedPosts.stories.tsx';

const meta = preview.meta({
  title: 'States/Components',
  component: StateGallery,
  tags: ['!test', '!autodocs', '!manifest'],
  // The stories in the frames are tested and compared one by one.
  parameters: {
    a11y: { test: 'off' as const },
    ...noScreenshot.parameters,
    controls: { disable: true },
  },
});

interface Stories {
  [name: string]: { meta: { input: { title?: string } } };
}

/** Shows the stories that the docs page shows: all but the hovered, focused and printed ones. */
const galleryOf = (stories: Stories) => {
  // Storybook adds the export `__namedExportsOrder`.
  const names = Object.keys(stories).filter((name) => /^[A-Z]/.test(name));
  const of = stories[names[0] ?? '']?.meta.input.title ?? '';
  const states = names.filter((name) => isOnDocsPage({ id: toId(of, storyNameFromExport(name)) }));
  return { args: { of, states, isPart: true } };
};

export const BlogTeaser = meta.story(galleryOf(blogTeaser));
export const BlogIndex = meta.story(galleryOf(blogIndex));
export const BlogCategory = meta.story(galleryOf(blogCategory));
export const BlogPost = meta.story(galleryOf(blogPost));
export const RelatedPosts = meta.story(galleryOf(relatedPosts));
export const PostCard = meta.story(galleryOf(postCard));
export const ProductCard = meta.story(galleryOf(productCard));
export const ProductDetail = meta.story(galleryOf(productDetail));
export const Picture = meta.story(galleryOf(picture));
export const ContactForm = meta.story(galleryOf(contactForm));
export const Header = meta.story(galleryOf(header));
export const Toaster = meta.story(galleryOf(toaster));
