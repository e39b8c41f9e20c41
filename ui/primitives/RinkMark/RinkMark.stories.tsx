import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Grid } from '../../layout/Grid/index.ts';
import { RinkMark } from './RinkMark.tsx';
import { rinkMarkVariants } from './values.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/RinkMark',
  component: RinkMark,
  argTypes: {
    variant: choice(rinkMarkVariants),
  },
  args: { variant: 'faceoff' as const },
});

/** Hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns="3" label="Markings of the rink">
      {rinkMarkVariants.map((variant) => (
        <li key={variant}>
          <RinkMark variant={variant} />
        </li>
      ))}
    </Grid>
  ),
});

export const OnNight = Variants.extend({ globals: { surface: 'night' } });
