import { expect, within } from 'storybook/test';
import { everyWindow } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Footer } from './Footer.tsx';
import { narrow } from '#.storybook/edges';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';
import { footer } from '#.storybook/fixtures/frame.ts';

const meta = preview.meta({
  title: 'Frame/Footer',
  component: Footer,
  args: footer,
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const contentInfo = within(canvas.getByRole('contentinfo'));
    for (const { title, links } of footer.groups) {
      const group = within(contentInfo.getByRole('navigation', { name: title }));
      await expect(group.getAllByRole('link')).toHaveLength(links.length);
    }
    const socials = within(contentInfo.getByRole('list', { name: 'Follow us' })).getAllByRole(
      'link',
    );
    await expect(socials).toHaveLength(footer.socials.length);
    await expect(contentInfo.getByText(footer.copyright)).toBeVisible();
  },
});

export const Narrow = meta.story(narrow);

export const Printed = Default.extend({
  ...notPrinted('Footer'),
  tags: ['!autodocs', '!dev', '!test'],
});
