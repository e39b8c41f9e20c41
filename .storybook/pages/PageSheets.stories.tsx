/** One sheet for each page: all its states, to be signed off together. */
import preview from '#.storybook/preview';
import { Sheet, sheetParameters } from '#.storybook/docs';
import { pageStates, type StatedPath } from './states.ts';

const meta = preview.meta({
  title: 'States/Pages',
  component: Sheet,
  tags: ['!test', '!autodocs'],
  parameters: sheetParameters,
});

const sheetOf = (path: StatedPath) => {
  const { title, states } = pageStates[path];
  return { of: `Pages/${title}`, states: Object.keys(states) };
};

export const Home = meta.story({ args: sheetOf('/') });
export const HockeyTape = meta.story({ args: sheetOf('/hockey-tape') });
export const HockeyLaces = meta.story({ args: sheetOf('/hockey-laces') });
export const Bearings = meta.story({ args: sheetOf('/bearings') });
export const WhereToBuy = meta.story({ args: sheetOf('/where-to-buy') });
export const AboutUs = meta.story({ args: sheetOf('/about') });
export const Contact = meta.story({ args: sheetOf('/contact') });
export const Blog = meta.story({ args: sheetOf('/blog') });
export const Category = meta.story({ args: sheetOf('/blog/category/:category') });
export const Article = meta.story({ args: sheetOf('/blog/:slug') });
export const StickTapingGuide = meta.story({ args: sheetOf('/guides/hockey-stick-taping') });
export const SkateLacingGuide = meta.story({ args: sheetOf('/guides/hockey-skate-lacing') });
export const BearingCareGuide = meta.story({ args: sheetOf('/guides/bearing-maintenance') });
export const Quality = meta.story({ args: sheetOf('/why-choose/quality') });
export const Performance = meta.story({ args: sheetOf('/why-choose/performance') });
export const ProTrusted = meta.story({ args: sheetOf('/why-choose/pro-trusted') });
export const Guarantee = meta.story({ args: sheetOf('/why-choose/guarantee') });
export const Sitemap = meta.story({ args: sheetOf('/sitemap') });
export const NotFound = meta.story({ args: sheetOf('*') });
