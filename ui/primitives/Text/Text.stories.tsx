import { onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from './Text.tsx';
import { textVariants, textSizes } from './values.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, narrow, unbrokenWord } from '#.storybook/edges';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  argTypes: {
    size: choice(textSizes),
    variant: choice(textVariants),
  },
  args: { children: 'Taping, lacing, rolling: what we have learned at the rink, written down.' },
});

export const Default = meta.story();

/** Each size in each variant. */
export const Variants = meta.story({
  render: () => (
    <Stack gap="lg">
      {textSizes.flatMap((size) =>
        textVariants.map((variant) => (
          <Text key={`${size} ${variant}`} size={size} variant={variant}>
            {`Size ${size}, ${variant}. Keep your stick on the ice.`}
          </Text>
        )),
      )}
    </Stack>
  ),
});

export const OnCrease = Variants.extend({ globals: { surface: 'crease' } });
export const OnNight = Variants.extend({ globals: { surface: 'night' } });

/** Lines are limited to 60 characters. */
export const Reading = meta.story({
  ...onlyAt('w1024'),
  args: { children: longText, measure: 'reading' },
});

export const LongText = meta.story({ args: { children: longText } });

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord.repeat(2), size: 'lg' },
  ...narrow,
});
