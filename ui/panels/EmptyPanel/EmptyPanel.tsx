import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../primitives/index.ts';
import { Panel } from '../Panel/index.ts';

export interface EmptyPanelProps {
  /** What there is none of. */
  title: string;
  /** Why, or when to look again. */
  text: string;
}

/** There is nothing here yet, and nothing is wrong. */
export const EmptyPanel = ({ title, text }: EmptyPanelProps) => (
  <Panel live="status">
    <Stack gap="xs" align="center">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Text look="muted">{text}</Text>
    </Stack>
  </Panel>
);
