import preview from '#.storybook/preview';
import { Price } from './Price.tsx';
import { priceSizes } from './values.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/Price',
  component: Price,
  argTypes: { size: choice(priceSizes) },
  args: { children: '$7.99' },
});

export const Default = meta.story();
export const Range = meta.story({ args: { children: '$9.99 – $18.99' } });
export const Large = Range.extend({ args: { size: 'lg' } });
export const OnNight = Range.extend({ globals: { surface: 'night' } });
