import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { onlyAt, forcedColors, inModes, printed, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { RichText } from '#ui';
import {
  expectNoSidewaysScroll,
  longText,
  longTitle,
  missingPicture,
  unbrokenWord,
} from '../../../.storybook/fixtures/edges.ts';
import { everyElement } from '../../../.storybook/fixtures/everyElement.ts';
import { loadedPostOf, sanitized } from '../../../.storybook/fixtures/posts.ts';

const { html } = loadedPostOf('how-many-rolls-of-shin-tape').post;

const Mounted = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell]);
  return null;
};

const meta = preview.meta({
  title: 'Primitives/RichText',
  parameters: inModes(small),
  component: RichText,
  // Markup has no control of its own: it comes from the sanitizer.
  argTypes: { html: { control: false } },
  args: { html, keepAs: '/blog/how-many-rolls-of-shin-tape' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The sum' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Table' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'clear tape' })).toHaveAttribute(
      'href',
      '/hockey-tape',
    );
  },
});

/** Every element that the sanitizer lets through. */
export const EveryElement = meta.story({
  args: { html: everyElement, keepAs: '/blog/every-element' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/^Skates per roll/);
    await expect(canvas.getByRole('figure')).toHaveTextContent('Ten rolls last');
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});

export const OnNight = EveryElement.extend({ globals: { surface: 'night' } });

/** The document came with the article, the script without it: nothing is set, nothing is lost. */
export const FromTheDocument = meta.story({
  tags: ['!autodocs'],
  args: { html: sanitized('<p>Sent once.</p>'), keepAs: '/blog/sent-once' },
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas }) => {
    const host = canvas.getByTestId('prerendered');
    host.innerHTML = renderToString(<RichText {...args} />);
    const paragraph = canvas.getByText('Sent once.');
    const complaints: unknown[] = [];
    const mounted = fn();
    const page = [
      <RichText key="text" {...args} html={null} />,
      <Mounted key="end" tell={mounted} />,
    ];
    const root = hydrateRoot(host, page, {
      onRecoverableError: (error) => complaints.push(error),
    });
    await waitFor(() => expect(mounted).toHaveBeenCalledOnce());
    const isKept = () => expect(canvas.getByText('Sent once.')).toBe(paragraph);
    const isShown = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());

    // Away inside the app, and back.
    root.render(<p>Another page</p>);
    await isShown('Another page');
    root.render(<RichText {...args} html={null} />);
    await waitFor(isKept);

    // Another article in the same place, and back: each has its own.
    root.render(<RichText html={sanitized('<p>The other.</p>')} keepAs="/blog/other" />);
    await isShown('The other.');
    root.render(<RichText {...args} html={null} />);
    await waitFor(isKept);

    // The API was asked in the meantime, and has another text.
    root.render(<RichText {...args} html={sanitized('<p>Corrected.</p>')} />);
    await isShown('Corrected.');
    root.render(<RichText {...args} html={sanitized('<p>Corrected.</p>')} />);
    await expect(complaints).toEqual([]);
    root.unmount();
  },
});

/** Nothing came with the document, and nothing is known: an empty place, and no error. */
export const Nothing = meta.story({
  tags: ['!autodocs'],
  render: () => <div data-testid="empty" />,
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('empty');
    const root = createRoot(host);
    root.render(<RichText html={null} keepAs="/blog/never-seen" />);
    await waitFor(() => expect(host.firstElementChild).toBeInTheDocument());
    await expect(host).toHaveTextContent('');
    root.unmount();
  },
});

export const LongText = meta.story({
  args: {
    html: sanitized(
      `<h2>${longTitle}</h2><p>${longText}</p><h3>${longTitle}</h3><blockquote>${longText}</blockquote>`,
    ),
    keepAs: '/blog/long',
  },
});

/** No words between, in every place where there may be some. */
export const UnbrokenWord = meta.story({
  args: {
    html: sanitized(
      ['p', 'h2', 'h3', 'blockquote', 'pre', 'figcaption', 'code']
        .map((tag) => `<${tag}>${unbrokenWord}</${tag}>`)
        .join('') +
        `<ul><li>${unbrokenWord}</li></ul>` +
        `<table><tbody><tr><td>${unbrokenWord}</td><td>${unbrokenWord}</td></tr></tbody></table>`,
    ),
    keepAs: '/blog/unbroken',
  },
  ...onlyAt('w320'),
  play: expectNoSidewaysScroll,
});

/** Written by who wrote no paragraphs: words, links and breaks, and nothing around them. */
export const WithoutParagraphs = meta.story({
  args: {
    html: sanitized(
      'Tape <em>first</em>, then <a href="/hockey-laces">laces</a>.<br />Then skate.',
    ),
    keepAs: '/blog/bare',
  },
});

/** Read from right to left, because the text is. */
export const RightToLeft = meta.story({
  args: {
    html: sanitized(
      '<h2>شريط لاصق</h2><p>لفتان تحت الركبة.</p><blockquote><p>ابدأ من جديد.</p></blockquote><ul><li>شريط</li></ul>',
    ),
    keepAs: '/blog/rtl',
  },
  play: async ({ canvas }) => {
    const { direction } = getComputedStyle(canvas.getByRole('heading'));
    await expect(direction).toBe('rtl');
  },
});

/** A picture that is gone leaves its words. */
export const BrokenImage = meta.story({
  args: {
    html: sanitized(`<p>Before.</p><img src="${missingPicture}" alt="A roll." /><p>After.</p>`),
    keepAs: '/blog/broken',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A roll.' })).toBeInTheDocument();
  },
});

/** The table is wider than the window: it scrolls, by keys too, and the page does not. */
export const Narrow = meta.story({
  args: { html: everyElement, keepAs: '/blog/narrow' },
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
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
