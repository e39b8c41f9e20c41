import { Stack } from '../../layout/index.ts';
import { Button, Heading, Text } from '../../primitives/index.ts';
import { Panel } from '../Panel/index.ts';

export interface FailurePanelProps {
  /** What went wrong, when the sentence needs a title. */
  title?: string;
  /** What went wrong, in a sentence. */
  text: string;
  /** What the button does; it reads `Retry`. */
  onRetry?: () => void;
}

/** Something could not be had. Says so, and gives a way out. */
export const FailurePanel = ({ title, text, onRetry }: FailurePanelProps) => (
  <Panel live="alert">
    <Stack gap="md" align="center">
      {title && (
        <Heading level={3} size="md">
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
