import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from '../Panel/index.ts';

export interface EmptyPanelProps {
  /** The heading: `No posts found`. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** The level of the title. */
  level?: 2 | 3;
}

/** Renders a message that a list is empty. The list around it announces it. */
export const EmptyPanel = ({ title, text, level = 3 }: EmptyPanelProps) => (
  <Panel>
    <Stack gap="xs" align="center">
      <Heading level={level} size="md">
        {title}
      </Heading>
      <Text variant="muted">{text}</Text>
    </Stack>
  </Panel>
);
