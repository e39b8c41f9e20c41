import { expect, within } from 'storybook/test';
import { onlyAt, inModes, large, printed, seenAt } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Footer } from '#ui';
import { expectNoSidewaysScroll } from '../../../.storybook/fixtures/edges.ts';
import { footer } from '../../../.storybook/fixtures/frame.ts';

const meta = preview.meta({
  title: 'Frame/Footer',
  parameters: inModes(large),
  component: Footer,
  args: footer,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const end = within(canvas.getByRole('contentinfo'));
    for (const { title, links } of footer.groups) {
      const group = within(end.getByRole('navigation', { name: title }));
      await expect(group.getAllByRole('link')).toHaveLength(links.length);
    }
    await expect(end.getByText(footer.copyright)).toBeVisible();
  },
});

/** The owner has given the addresses: four ways out, each in a new tab. */
export const SocialsSet = meta.story({
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      footer.socials.map(({ name }) => `${name} (opens in a new tab)`),
    );
  },
});

/** Not given yet: named, marked as not to be followed, and no click moves the page. */
export const SocialsToCome = meta.story({
  args: { socials: footer.socials.map(({ name, icon }) => ({ name, icon })) },
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const links = within(canvas.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    for (const link of links) {
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
      await userEvent.click(link);
    }
    await expect(location.href).toBe(before);
  },
});

export const Tablet = meta.story(seenAt('w768'));

export const Narrow = meta.story({
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
