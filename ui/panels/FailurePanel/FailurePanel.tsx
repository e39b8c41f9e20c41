import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from '../Panel/index.ts';

export interface FailurePanelProps {
  /** The heading. Without it only the text is shown. */
  title?: string | undefined;
  /** The failure, in a sentence. */
  text: string;
  /** Called by the Retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The level of the title. */
  level?: 2 | 3;
}

/** Renders a message that something failed to load. What is around it announces it. */
export const FailurePanel = ({ title, text, onRetry, level = 3 }: FailurePanelProps) => (
  <Panel>
    <Stack gap="md" align="center">
      {title && (
        <Heading level={level} size="md">
          {title}
        </Heading>
      )}
      <Text>{text}</Text>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Stack>
  </Panel>
);
