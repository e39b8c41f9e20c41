import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from '../Panel/index.ts';

export interface EmptyPanelProps {
  /** What there is none of. */
  title: string;
  /** Why, or when to look again. */
  text: string;
  /** Where there is something. */
  action?: { label: string; href: string } | undefined;
  /** The title's place in the outline of the page. */
  level?: 1 | 2 | 3;
}

/** There is nothing here yet, and nothing is wrong. */
export const EmptyPanel = ({ title, text, action, level = 3 }: EmptyPanelProps) => (
  <Panel live="status">
    <Stack gap="md" align="center">
      <Stack gap="xs">
        <Heading level={level} size="md">
          {title}
        </Heading>
        <Text variant="muted">{text}</Text>
      </Stack>
      {action && (
        <ButtonLink href={action.href} variant="outline">
          {action.label}
        </ButtonLink>
      )}
    </Stack>
  </Panel>
);
