import { expect } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Legal text',
  args: { path: '/privacy-policy' },
});

/** The text is that of a fixture: the owner's is in `site/content/legal/`. */
export const Loaded = meta.story({
  ...phoneAndDesktop,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, 'Privacy policy', { title: 'Privacy policy' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your rights' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    const foreign = canvas.getByRole('link', { name: 'its own privacy notice' });
    await expect(foreign).toHaveAttribute('target', '_blank');
  }),
});
