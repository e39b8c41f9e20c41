import type { Decorator } from '@storybook/react-vite';
import { vars } from '../ui/foundations/theme.css.ts';
import { surfaceNames, type Surface } from '../ui/foundations/tokens/index.ts';

const isSurface = (value: unknown): value is Surface =>
  surfaceNames.some((surface) => surface === value);

/** Sections and the frame bring their own surface and run to the window's edges. */
const isWide = (title: string) => /^(?:Sections|Frame)\//.test(title);

/** Puts the story on the surface chosen in the toolbar, with room around it. */
export const withSurface: Decorator = (Story, { globals, title, viewMode }) => {
  const surface = isSurface(globals['surface']) ? globals['surface'] : 'snow';
  return (
    <div
      data-surface={surface}
      style={{
        padding: isWide(title) ? 0 : vars.space.gutter,
        minHeight: viewMode === 'docs' ? 0 : '100vh',
      }}
    >
      <Story />
    </div>
  );
};
