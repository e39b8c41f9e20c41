import { expect, fn, waitFor, within } from 'storybook/test';
import { forcedColors } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { ShareLinks } from './ShareLinks.tsx';
import { longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { share } from '#.storybook/fixtures/posts.ts';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';

const writeText = fn<(text: string) => Promise<void>>();
const nativeShare = fn<(data: ShareData) => Promise<void>>();

/** Replaces an API of the browser, so that no story copies or shares anything. */
const stub = (api: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, api, { value, configurable: true });

const meta = preview.meta({
  title: 'Primitives/ShareLinks',
  component: ShareLinks,
  args: share,
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    nativeShare.mockReset().mockResolvedValue(undefined);
    stub('clipboard', { writeText });
    stub('share', nativeShare);
    return () => {
      for (const api of ['clipboard', 'share']) Reflect.deleteProperty(navigator, api);
    };
  },
});

/** Each link opens the share page of its network in a new tab. */
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

/** The button shows the result, and screen readers announce it. */
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

/** The browser does not allow copying: the button says so. */
export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Could not copy the link'),
    );
  },
});

/** Opens the share dialog of the device. Closing it is not an error. When it does not open, the address is copied. */
export const NativeShare = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share…' });
    await userEvent.click(button);
    await expect(nativeShare).toHaveBeenCalledWith({ title: share.text, url: share.url });
    nativeShare.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    await userEvent.click(button);
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    nativeShare.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
  },
});

/** Without clipboard and share dialog there are no buttons. */
export const LinksOnly = meta.story({
  beforeEach: () => {
    stub('clipboard', undefined);
    stub('share', undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OnNight = meta.story({ globals: { surface: 'night' } });

export const LongText = meta.story({
  args: { title: longTitle, copy: { ...share.copy, label: longTitle } },
  ...narrow,
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, native: { label: unbrokenWord } },
  ...narrow,
});

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({
  ...notPrinted('ShareLinks'),
  tags: ['!autodocs', '!dev', '!test'],
});
