import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import {
  forcedColors,
  inChromatic,
  noScreenshot,
  onlyAt,
  onPhone,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { RichText } from './RichText.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  longTitle,
  missingPicture,
  narrow,
  unbrokenWord,
} from '#.storybook/edges';
import { everyElement } from '#.storybook/fixtures/everyElement.ts';
import { htmlOf, sanitized } from '#.storybook/fixtures/posts.ts';

const html = htmlOf('how-many-rolls-of-shin-tape');

const Mounted = ({ onMount }: { onMount: () => void }) => {
  useEffect(onMount, [onMount]);
  return null;
};

const meta = preview.meta({
  title: 'Primitives/RichText',
  component: RichText,
  // HTML comes from the sanitizer, so it cannot be edited as a control.
  argTypes: { html: { control: false } },
  args: { html, prerenderedKey: '/blog/how-many-rolls-of-shin-tape' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The math' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Table' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'clear tape' });
    await expect(link).toHaveAttribute('href', '/hockey-tape');
  },
});

/** Every element that the sanitizer lets through. */
export const EveryElement = meta.story({
  ...inChromatic(),
  args: { html: everyElement, prerenderedKey: '/blog/every-element' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/^Skates per roll/);
    await expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('Ten rolls last');
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});

const figureOf = (text: string) =>
  sanitized(`<h2>${text}</h2><figure><p>${text}</p><figcaption>${text}</figcaption></figure>`);

/** The second part of a text: a line above its first heading, and its figure is the second. */
export const Continued = meta.story({
  args: { html: figureOf('How tight'), prerenderedKey: '/blog/tape#rest', isContinued: true },
  render: (args) => (
    <div>
      <RichText html={figureOf('Where')} prerenderedKey="/blog/tape" />
      <RichText {...args} />
    </div>
  ),
});

export const OnNight = EveryElement.extend({ ...onPhone, globals: { surface: 'night' } });

/** Hydration without the HTML keeps the prerendered nodes, also after a navigation to another page and back. */
export const Prerendered = meta.story({
  ...noScreenshot,
  tags: ['!autodocs'],
  args: { html: sanitized('<p>Sent once.</p>'), prerenderedKey: '/blog/sent-once' },
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas }) => {
    const host = canvas.getByTestId('prerendered');
    host.innerHTML = renderToString(<RichText {...args} />);
    const paragraph = canvas.getByText('Sent once.');
    const onRecoverableError = fn();
    const mounted = fn();
    const page = [
      <RichText key="text" {...args} html={null} />,
      <Mounted key="end" onMount={mounted} />,
    ];
    const root = hydrateRoot(host, page, { onRecoverableError });
    await waitFor(() => expect(mounted).toHaveBeenCalledOnce());
    const expectShown = (text: string) =>
      waitFor(() => expect(canvas.getByText(text)).toBeVisible());

    // Navigate to another page and back.
    root.render(<p>Another page</p>);
    await expectShown('Another page');
    root.render(<RichText {...args} html={null} />);
    await waitFor(() => expect(canvas.getByText('Sent once.')).toBe(paragraph));

    // Navigate to another post and back.
    root.render(<RichText html={sanitized('<p>The other.</p>')} prerenderedKey="/blog/other" />);
    await expectShown('The other.');
    root.render(<RichText {...args} html={null} />);
    await waitFor(() => expect(canvas.getByText('Sent once.')).toBe(paragraph));

    // The API returned a newer text.
    root.render(<RichText {...args} html={sanitized('<p>Corrected.</p>')} />);
    await expectShown('Corrected.');

    // A page without prerendered nodes.
    root.render(<RichText html={null} prerenderedKey="/blog/never-seen" />);
    await waitFor(() => expect(host).toHaveTextContent(/^$/));
    await expect(host.firstElementChild).toBeInTheDocument();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
});

export const LongText = meta.story({
  args: {
    html: sanitized(
      `<h2>${longTitle}</h2><p>${longText}</p><h3>${longTitle}</h3><blockquote>${longText}</blockquote>`,
    ),
    prerenderedKey: '/blog/long',
  },
});

/** An unbroken word in each block element. */
export const UnbrokenWord = meta.story({
  args: {
    html: sanitized(
      ['p', 'h2', 'h3', 'blockquote', 'pre', 'figcaption', 'code']
        .map((tag) => `<${tag}>${unbrokenWord}</${tag}>`)
        .join('') +
        `<ul><li>${unbrokenWord}</li></ul>` +
        `<table><tbody><tr><td>${unbrokenWord}</td><td>${unbrokenWord}</td></tr></tbody></table>`,
    ),
    prerenderedKey: '/blog/unbroken',
  },
  ...narrow,
});

/** Text, links and breaks without block elements around them. */
export const WithoutParagraphs = meta.story({
  args: {
    html: sanitized(
      'Tape <em>first</em>, then <a href="/hockey-laces">laces</a>.<br />Then skate.',
    ),
    prerenderedKey: '/blog/bare',
  },
});

/** Arabic text gets its direction from its content. */
export const RightToLeft = meta.story({
  args: {
    html: sanitized(
      '<h2>شريط لاصق</h2><p>لفتان تحت الركبة.</p><blockquote><p>ابدأ من جديد.</p></blockquote><ul><li>شريط</li></ul>',
    ),
    prerenderedKey: '/blog/rtl',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ direction: 'rtl' });
  },
});

/** A picture that cannot be loaded shows its alternative text. */
export const BrokenImage = meta.story({
  args: {
    html: sanitized(`<p>Before.</p><img src="${missingPicture}" alt="A roll." /><p>After.</p>`),
    prerenderedKey: '/blog/broken',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A roll.' })).toBeInTheDocument();
  },
});

/** A table wider than the window scrolls in its own frame, which can have the focus. */
export const Narrow = meta.story({
  args: { html: everyElement, prerenderedKey: '/blog/narrow' },
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll();
    const table = canvas.getByRole('region', { name: 'Table' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    table.focus();
    await expect(table).toHaveFocus();
  },
});

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
