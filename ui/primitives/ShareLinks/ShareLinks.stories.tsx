import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onlyAt, forcedColors, inModes, printed, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudo-states';
import { Grid, ShareLinks } from '#ui';
import {
  expectNoSidewaysScroll,
  longTitle,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { share } from '../../../.storybook/fixtures/posts.ts';

const writeText = fn<(text: string) => Promise<void>>();
const nativeShare = fn<(data: ShareData) => Promise<void>>();

/** What the browser of a story can do; none of it does anything. */
const give = (what: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, what, { value, configurable: true });

const meta = preview.meta({
  title: 'Primitives/ShareLinks',
  parameters: inModes(small),
  component: ShareLinks,
  args: share,
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    nativeShare.mockReset().mockResolvedValue(undefined);
    give('clipboard', { writeText });
    give('share', nativeShare);
    return () => {
      for (const what of ['clipboard', 'share']) Reflect.deleteProperty(navigator, what);
    };
  },
});

/** Each leads to the network's own page, in a new tab, with the address in it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Share this post' });
    for (const { label, href } of share.links) {
      const link = within(list).getByRole('link', { name: `${label} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  },
});

/** Says that it was done: to the eye on the button, to the ear when there is a pause. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith(share.url);
    await waitFor(() => expect(button).toHaveTextContent('Link copied'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
    await expect(button).toHaveFocus();
  },
});

/** The browser refuses: the reader is told, and nothing breaks. */
export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Could not copy the link'),
    );
  },
});

/** The device's own sheet. Closing it without a choice is no failure. */
export const SharedByTheDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share…' });
    await userEvent.click(button);
    await expect(nativeShare).toHaveBeenCalledWith({ title: share.text, url: share.url });
    nativeShare.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    await userEvent.click(button);
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

/** The device's sheet does not open: the link is copied instead. */
export const ShareRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    nativeShare.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share…' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
  },
});

/** The browser can do neither, or no script runs: links, and nothing that would not work. */
export const LinksOnly = meta.story({
  beforeEach: () => {
    give('clipboard', undefined);
    give('share', undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The server cannot know what the browser can do: the buttons come after hydration, without a fault. */
export const Hydrated = meta.story({
  tags: ['!autodocs'],
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas }) => {
    const host = canvas.getByTestId('prerendered');
    host.innerHTML = renderToString(<ShareLinks {...args} />);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const complaints: unknown[] = [];
    const root = hydrateRoot(host, <ShareLinks {...args} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(complaints).toEqual([]);
    root.unmount();
  },
});

/** In the rail beside an article: lines below each other. */
export const InARail = meta.story({
  render: (args) => (
    <Grid columns="4" label="Rails">
      <li>
        <ShareLinks {...args} />
      </li>
    </Grid>
  ),
  ...onlyAt('w1024'),
});

export const OnNight = meta.story({ globals: { surface: 'night' } });

export const LongText = meta.story({
  args: { title: longTitle, copy: { ...share.copy, label: longTitle } },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, native: { label: unbrokenWord } },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
