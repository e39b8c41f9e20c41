import type { Decorator } from '@storybook/react-vite';
import { vars } from '../ui/foundations/theme.css.ts';
import { surfaceNames, type Surface } from '../ui/foundations/tokens/index.ts';

const isSurface = (value: unknown): value is Surface =>
  surfaceNames.some((surface) => surface === value);

/** Pages, sections and the frame stand on the page itself, and run to the window's edges. */
const isWide = (title: string) => /^(?:Sections|Frame|Pages|States)\//.test(title);

/** Puts the story on the surface chosen in the toolbar, with room around it. */
export const withSurface: Decorator = (Story, { globals, title, viewMode }) => {
  const chosen = isSurface(globals['surface']) ? globals['surface'] : 'snow';
  const isOnPage = isWide(title);
  return (
    <div
      data-surface={isOnPage ? 'ice' : chosen}
      style={{
        padding: isOnPage ? 0 : vars.space.gutter,
        minHeight: viewMode === 'docs' ? 0 : '100vh',
      }}
    >
      <Story />
    </div>
  );
};
