import preview from '#.storybook/preview';
import { Price } from '#ui';

const meta = preview.meta({
  title: 'Primitives/Price',
  component: Price,
  args: { children: '$7.99' },
});

export const Default = meta.story();
export const Range = meta.story({ args: { children: '$9.99 – $18.99' } });
export const OnNight = Range.extend({ globals: { surface: 'night' } });
