import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Heading } from '../../primitives/Heading/index.ts';
import { Section } from './Section.tsx';
import { sectionEdges, sectionInsets } from './values.ts';
import { Stack } from '../Stack/index.ts';
import { surfaceNames } from '../../foundations/tokens/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';

const content = (title: string, id?: string) => (
  <Stack>
    <Heading level={2} {...(id && { id })}>
      {title}
    </Heading>
    <Text variant="muted" measure="reading">
      A band across the page. It brings its own surface, and nothing else keeps sections apart.
    </Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  argTypes: {
    surface: choice(surfaceNames),
    edge: choice(sectionEdges),
    inset: choice(sectionInsets),
  },
  args: { labelledBy: 'band', children: content('Between the blue lines', 'band') },
});

/** A section that is named by its heading is a landmark. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Between the blue lines' })).toBeVisible();
  },
});

export const Surfaces = meta.story({
  render: () => (
    <>
      {surfaceNames.map((surface) => (
        <Section key={surface} surface={surface}>
          {content(surface)}
        </Section>
      ))}
    </>
  ),
});

export const Edges = meta.story({
  render: () => (
    <>
      {sectionEdges.map((edge) => (
        <Section key={edge} edge={edge}>
          {content(edge)}
        </Section>
      ))}
    </>
  ),
});

export const Insets = meta.story({
  render: () => (
    <>
      {sectionInsets.map((inset) => (
        <Section key={inset} inset={inset} edge="hairline" surface="snow">
          {content(inset)}
        </Section>
      ))}
    </>
  ),
});

/** The content reaches the edges of the window. */
export const Bleed = meta.story({ args: { bleed: true, surface: 'crease' } });
