import { expect } from 'storybook/test';
import { inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Grid, RinkMark, rinkMarkKinds } from '#ui';
import { choice } from '../../../.storybook/fixtures/controls.ts';

const meta = preview.meta({
  title: 'Primitives/RinkMark',
  parameters: inModes(small),
  component: RinkMark,
  argTypes: {
    kind: choice(rinkMarkKinds),
  },
  args: { kind: 'faceoff' as const },
});

/** A drawing behind things: nobody hears of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Kinds = meta.story({
  render: () => (
    <Grid columns="3" label="Markings of the rink">
      {rinkMarkKinds.map((kind) => (
        <li key={kind}>
          <RinkMark kind={kind} />
        </li>
      ))}
    </Grid>
  ),
});

export const OnNight = Kinds.extend({ globals: { surface: 'night' } });
