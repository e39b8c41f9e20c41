import { expect } from 'storybook/test';
import { expectNoHorizontalScroll, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, inChromatic, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BuyBar } from './BuyBar.tsx';
import { toneNames } from '../../foundations/tokens/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { BuyBox } from '../BuyBox/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { lacesPacks, tapePacks } from '#.storybook/fixtures/packs.ts';

const paragraphs = Array.from({ length: 70 }, (_, index) => `Paragraph ${index + 1} of the page.`);

const meta = preview.meta({
  title: 'Sections/BuyBar',
  component: BuyBar,
  argTypes: { tone: choice(toneNames) },
  // On a docs page this story has a window of its own. The bar is at the end of that window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    name: 'Hockey Tape',
    packs: tapePacks,
    label: 'Buy on Amazon',
    tone: 'red' as const,
    children: (
      <Section surface="ice">
        <BuyBox packs={tapePacks} label="BUY NOW ON AMAZON" tone="red" />
        {paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Section>
    ),
  },
});

const buyLink = { name: /^Buy on Amazon/ };

/** Returns whether the bar is drawn at the place of its button. */
const isOnTop = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** At the top of the page the bar is covered, and its button is shown when it has the focus. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', buyLink);
    await expect(button).toHaveAttribute('href', tapePacks[0].href);
    await expect(isOnTop(button)).toBe(false);
    button.focus();
    await expect(isOnTop(button)).toBe(true);
    button.blur();
  },
});

const scrollDown = () => {
  document.documentElement.scrollTop = document.documentElement.scrollHeight;
};

/** Further down it is uncovered, for the pack that is chosen in the `BuyBox`. */
export const Scrolled = meta.story({
  ...inChromatic(phoneAndDesktop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^10 rolls/ }));
    scrollDown();
    const button = canvas.getByRole('link', buyLink);
    await expect(button).toHaveAttribute('href', tapePacks[1].href);
    await expect(isOnTop(button)).toBe(true);
  },
});

/** A product with one pack. */
export const OnePack = meta.story({
  args: { name: 'Hockey Laces', packs: lacesPacks, tone: 'blue' },
  play: async ({ canvas }) => {
    scrollDown();
    await expect(canvas.getByRole('link', buyLink)).toHaveAccessibleName(
      'Buy on Amazon (Hockey Laces, One pair, opens in a new tab)',
    );
  },
});

export const LongText = meta.story({
  args: { packs: [{ ...tapePacks[0], name: longTitle }], label: longTitle },
  play: scrollDown,
});

export const UnbrokenWord = meta.story({
  ...narrow,
  args: { packs: [{ ...tapePacks[0], name: unbrokenWord }], label: unbrokenWord },
  play: async () => {
    scrollDown();
    await expectNoHorizontalScroll();
  },
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
