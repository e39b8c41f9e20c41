import { expect, within } from 'storybook/test';
import { noScreenshot } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { SocialLinks } from './SocialLinks.tsx';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';
import { footer } from '#.storybook/fixtures/frame.ts';

const meta = preview.meta({
  title: 'Primitives/SocialLinks',
  component: SocialLinks,
  args: { label: 'Follow us', links: footer.socials },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Follow us' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      footer.socials.map(({ name }) => `${name} (opens in a new tab)`),
    );
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Without an address, the links are disabled and a click does not move the page. */
export const Placeholders = meta.story({
  ...noScreenshot,
  args: { links: footer.socials.map(({ name, icon }) => ({ name, icon })) },
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const link = canvas.getByRole('link', { name: 'Instagram (coming soon)' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await userEvent.click(link);
    await expect(location.href).toBe(before);
  },
});

export const OnNight = meta.story({ globals: { surface: 'night' } });

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const Printed = Default.extend({
  ...notPrinted('SocialLinks'),
  tags: ['!autodocs', '!dev', '!test'],
});
