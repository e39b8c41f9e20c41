import { expect } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  noScreenshot,
  onPhone,
  onlyAt,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { GuideMethod } from './GuideMethod.tsx';
import { heelToToe } from '#.storybook/fixtures/guides.ts';

const meta = preview.meta({
  title: 'Sections/GuideMethod',
  component: GuideMethod,
  args: heelToToe,
});

/** The steps are numbered as in the drawing. */
export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Heel to toe' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: heelToToe.figureAlt })).toBeVisible();
    const steps = canvas.getAllByRole('heading', { level: 4 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual(
      heelToToe.steps.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/^Step 3Close the toe/);
  },
});

/** A step of a sequence. */
export const InSequence = meta.story({
  args: { place: 'Step 2 of 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5')).toBeVisible();
  },
});

/** The only method of a part, below the heading of the part. */
export const WholePart = meta.story({
  ...phoneAndDesktop,
  args: { isWholePart: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Heel to toe')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(heelToToe.steps.length);
  },
});

/** A warning in a red box, above the steps. */
export const WithCaution = meta.story({
  ...onPhone,
  args: { caution: 'Alcohol burns: work beside an open window, away from flames.' },
  play: async ({ canvas }) => {
    const caution = canvas.getByText(/^Alcohol burns/);
    await expect(caution).toHaveTextContent(/^Caution: Alcohol burns/);
    const [first] = canvas.getAllByRole('heading', { level: 4 });
    await expect(first && caution.compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

/** The caution is as wide as the drawing and the steps, which begin side by side. */
export const WithCautionOnTablet = WithCaution.extend({
  ...onlyAt('w768'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article').getBoundingClientRect();
    const caution = canvas.getByText(/^Alcohol burns/).getBoundingClientRect();
    await expect(caution.width).toBeCloseTo(article.width, 0);
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeCloseTo(figure.top, 0);
  },
});

/** The board stays as high as its drawing when the steps are longer. */
export const LongerSteps = meta.story({
  ...onlyAt('w768'),
  ...noScreenshot,
  args: { steps: [...heelToToe.steps, { title: 'Rub it down', text: longText }] },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    const steps = canvas.getByRole('list').getBoundingClientRect();
    await expect(figure.width / figure.height).toBeCloseTo(3 / 2, 1);
    await expect(figure.bottom).toBeLessThan(steps.bottom);
  },
});

/** On desktops, steps that are shorter than the drawing are beside its middle. */
export const OneStep = meta.story({
  ...onlyAt('w1440'),
  ...noScreenshot,
  args: { steps: heelToToe.steps.slice(0, 1) },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    const step = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(step.top - figure.top).toBeCloseTo(figure.bottom - step.bottom, 0);
  },
});

export const NoImage = meta.story({
  ...phoneAndDesktop,
  args: { figure: undefined },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    summary: longText,
    steps: [{ title: longTitle, text: longText }, ...heelToToe.steps],
  },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    summary: unbrokenWord,
    steps: [{ title: unbrokenWord, text: unbrokenWord }],
  },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
