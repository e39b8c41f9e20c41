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

const untidy = () => {
  localStorage.setItem('draft', 'A puck.');
  sessionStorage.setItem('draft', 'A puck.');
};

/** Leaves something behind, and finds nothing: what is left before it begins is taken away. */
export const Storage = meta.story({
  play: async () => {
    await expect([localStorage.getItem('draft'), sessionStorage.getItem('draft')]).toEqual([
      null,
      null,
    ]);
    untidy();
  },
});

/** The same once more: whichever of the two comes second would find what the first has left. */
export const StorageAgain = Storage.extend({});

export const Zone = meta.story({
  play: async () => {
    await expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('UTC');
    await expect(navigator.language).toBe('en-US');
  },
});

export const Fonts = meta.story({
  play: async () => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    await expect(families).toEqual(expect.arrayContaining(['Crossbar Display', 'Crossbar Text']));
  },
});

/** Would turn and grow for seconds. */
export const Animation = meta.story({
  render: () => (
    <>
      <style>{'@keyframes turn { to { rotate: 1turn } }'}</style>
      <p style={{ animation: 'turn 9s', transition: 'width 9s', width: 40 }}>A puck.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const puck = canvas.getByText('A puck.');
    puck.style.width = '90px';
    await expect(getComputedStyle(puck).width).toBe('90px');
    await expect(puck.getAnimations()).toEqual([]);
  },
});

/** A click on it would take the story away. */
export const Link = meta.story({
  render: () => <a href="/elsewhere">A puck.</a>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'A puck.' }));
    await expect(location.pathname).not.toBe('/elsewhere');
    await expect(canvas.getByText('A puck.')).toBeVisible();
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
