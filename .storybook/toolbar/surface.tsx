import type { Decorator } from '@storybook/react-vite';
import { vars } from '../../ui/foundations/theme.css.ts';
import { surfaceNames, type Surface } from '../../ui/foundations/tokens/index.ts';

const isSurface = (value: unknown): value is Surface =>
  surfaceNames.some((surface) => surface === value);

/** Sections, the frame and pages fill the window. */
const isFullWidth = (title: string) => /^(?:Sections|Frame|Pages|States)\//.test(title);

/**
 * Puts a story on the surface of the toolbar or of its `globals`. On `auto`, sections and pages are
 * on ice, as on the site, and smaller components on snow, with padding.
 */
export const withSurface: Decorator = (Story, { globals, title, viewMode }) => {
  const fallback = isFullWidth(title) ? 'ice' : 'snow';
  return (
    <div
      data-surface={isSurface(globals['surface']) ? globals['surface'] : fallback}
      style={{
        padding: isFullWidth(title) ? 0 : vars.space.gutter,
        minHeight: viewMode === 'docs' ? 0 : '100vh',
      }}
    >
      <Story />
    </div>
  );
};
