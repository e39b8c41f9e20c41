/** The room a component gets on a page, where it would otherwise take all there is. */
import type { Decorator } from '@storybook/react-vite';
import { Grid } from '#ui';

/** One place in a row of three. */
export const withCardRoom: Decorator = (Story) => (
  <Grid columns="3" label="Room for three">
    <li>
      <Story />
    </li>
  </Grid>
);
