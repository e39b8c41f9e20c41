/** One invalid story for each gate of the story run, and valid ones for what the preview resets. */
import { createElement } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { shortDate } from '../../site/api/dates.ts';
import { isOnDocsPage } from '../docsStories.ts';

const meta = preview.meta({
  title: 'Gates',
  render: () => <p>A puck.</p>,
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Shows that the others do not fail because of the browser. The clock is fixed. */
export const Valid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A puck.')).toBeVisible();
    await expect(new Date().toISOString()).toBe('2026-11-15T12:00:00.000Z');
  },
});

/** Finds empty storage, and leaves an entry. */
export const Storage = meta.story({
  play: async () => {
    await expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    localStorage.setItem('draft', 'A puck.');
    sessionStorage.setItem('draft', 'A puck.');
  },
});

/** Whichever of the two runs second would find the entry of the first. */
export const StorageAgain = Storage.extend({});

export const Zone = meta.story({
  play: async () => {
    await expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('UTC');
    await expect(navigator.language).toBe('en-US');
  },
});

/** Shows that dates without a zone follow the toolbar, and that dates of posts do not. */
export const OtherZone = meta.story({
  globals: { zone: 'auckland' },
  play: async () => {
    const date = new Date('2026-01-04T20:30:00Z');
    await expect([date.getDate(), date.getHours(), date.getTimezoneOffset()]).toEqual([5, 9, -780]);
    await expect(date.toLocaleDateString('en-US')).toBe('1/5/2026');
    await expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
    await expect(shortDate('2026-01-04T20:30:00Z')?.text).toBe('Jan 4, 2026');
  },
});

/** Shows that the emulation draws what a browser with forced colors draws. */
export const ForcedColors = meta.story({
  globals: { forcedColors: 'on' },
  render: () => (
    <div style={{ backgroundColor: '#0b1f3f' }}>
      <style>
        {'@media (forced-colors: active) { @layer components { hr { border-color: Mark } } }'}
      </style>
      <p style={{ color: '#fff', boxShadow: '0 0 9px #000' }}>A puck.</p>
      <a href="#puck" style={{ color: '#fff' }}>
        A link
      </a>
      <p style={{ color: '#c8102e', backgroundColor: '#fff', forcedColorAdjust: 'none' }}>Red</p>
      <hr style={{ border: '1px solid #c8102e' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const puck = canvas.getByText('A puck.');
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect([colorOf('A puck.'), colorOf('A link'), colorOf('Red')]).toEqual([
      'rgb(0, 0, 0)',
      'rgb(0, 0, 238)',
      'rgb(200, 16, 46)',
    ]);
    await expect(getComputedStyle(puck).boxShadow).toBe('none');
    const box = puck.parentElement ?? puck;
    await expect(getComputedStyle(box).backgroundColor).toBe('rgb(255, 255, 255)');
    const line = canvasElement.querySelector('hr') ?? box;
    await expect(getComputedStyle(line).borderTopColor).toBe('rgb(255, 255, 0)');
  },
});

export const Fonts = meta.story({
  play: async () => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    await expect(families).toEqual(expect.arrayContaining(['Crossbar Display', 'Crossbar Text']));
  },
});

/** Has an animation and a transition of 9 s, which the preview turns off. */
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

/** Has a link that would leave the story. */
export const Link = meta.story({
  render: () => <a href="/elsewhere">A puck.</a>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'A puck.' }));
    await expect(location.pathname).not.toBe('/elsewhere');
    await expect(canvas.getByText('A puck.')).toBeVisible();
  },
});

/** Shows that docs pages leave out the stories without `autodocs`. */
export const DocsPage = meta.story({
  play: async ({ parameters }) => {
    await expect(parameters['docs']).toMatchObject({ stories: { filter: isOnDocsPage } });
  },
});

export const ImageWithoutAlt = meta.story({
  render: () => createElement('img', { src: pixel, width: 40, height: 40 }),
});

/** Ignores the rejection, as a component might. */
export const UnknownRequest = meta.story({
  play: async () => {
    await fetch('/api/blog/posts').catch(() => undefined);
  },
});

export const ForeignPicture = meta.story({
  render: () => createElement('img', { src: 'http://127.0.0.1:9/puck.png', alt: 'A puck' }),
});

export const NothingRendered = meta.story({
  render: () => <div />,
});

/** Has no area, though its parents fill the window. */
export const OnlyHiddenText = meta.story({
  render: () => (
    <div>
      <span style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>A puck.</span>
    </div>
  ),
});

/** React logs that the items have no keys. */
export const LoggedError = meta.story({
  render: () => <ul>{['A puck.', 'A stick.'].map((text) => createElement('li', {}, text))}</ul>,
});

export const RenderError = meta.story({
  render: () => {
    throw new Error('No stick.');
  },
});

export const WrongExpectation = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A puck.')).toHaveTextContent('A ball.');
  },
});
