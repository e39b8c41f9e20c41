import { expect } from 'storybook/test';
import { onlyAt, inModes, large, printed } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ButtonLink, PageIntro, rinkMarkKinds, surfaceNames } from '#ui';
import { choice } from '../../stories/controls.ts';
import { expectNoSidewaysScroll, longText, longTitle, unbrokenWord } from '../../stories/edges.ts';

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Quality', href: '/why-choose/quality' },
];

const meta = preview.meta({
  title: 'Sections/PageIntro',
  parameters: inModes(large),
  component: PageIntro,
  argTypes: { surface: choice(surfaceNames), mark: choice(rinkMarkKinds) },
  args: {
    title: 'Six standards, one bag of gear',
    lead: 'What every roll, lace and bearing has to pass before it is packed.',
    trail,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Six standards, one bag of gear' }),
    ).toBeVisible();
    await expect(canvas.getByText('Quality')).toHaveAttribute('aria-current', 'page');
  },
});

export const WithAction = meta.story({
  args: {
    children: (
      <ButtonLink href="https://example.com/store" external>
        Visit our Amazon store
      </ButtonLink>
    ),
  },
});

export const Night = meta.story({ args: { surface: 'night', mark: 'crossbar' } });
export const Crease = meta.story({ args: { surface: 'snow', mark: 'crease' } });
export const Centre = meta.story({ args: { surface: 'ice', mark: 'centre' } });

export const LongText = meta.story({ args: { title: longTitle, lead: longText } });

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
