/** Stories that must fail, each at another gate, and one that must not. */
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Canaries',
  parameters: inModes(small),
  render: () => <p>A puck.</p>,
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Passes: where the others fail, it is not for want of a browser. */
export const Sound = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A puck.')).toBeVisible();
    await expect(new Date().toISOString()).toBe('2026-01-15T12:00:00.000Z');
  },
});

/** Has a picture: the test of the visual run moves it by a pixel. */
export const Goal = meta.story({
  render: () => <div style={{ width: 90, height: 60, marginLeft: 17, background: '#c8102e' }} />,
});

/** Has a picture: the test of the visual run gives it another shade. */
export const Crease = meta.story({
  render: () => <div style={{ width: 90, height: 60, background: '#bfe0f5' }} />,
});

export const ImageWithoutWords = meta.story({
  render: () => createElement('img', { src: pixel, width: 40, height: 40 }),
});

/** Swallows the refusal, as a careless component might. */
export const UnknownAddress = meta.story({
  play: async () => {
    await fetch('/api/blog/posts').catch(() => undefined);
  },
});

export const PictureFromElsewhere = meta.story({
  render: () => createElement('img', { src: 'http://127.0.0.1:9/puck.png', alt: 'A puck' }),
});

export const FalseClaim = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A puck.')).toHaveTextContent('A ball.');
  },
});
