import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from '../Panel/index.ts';

export interface FailurePanelProps {
  /** The heading. Without it only the text is shown. */
  title?: string | undefined;
  /** What failed, in a sentence. */
  text: string;
  /** Called by the Retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A link beside the Retry button. */
  action?: { label: string; href: string } | undefined;
  /** The level of the title. */
  level?: 1 | 2 | 3;
}

/** Renders a message that something failed to load. Screen readers announce it at once. */
export const FailurePanel = ({ title, text, onRetry, action, level = 3 }: FailurePanelProps) => (
  <Panel live="alert">
    <Stack gap="md" align="center">
      {title && (
        <Heading level={level} size="md">
          {title}
        </Heading>
      )}
      <Text>{text}</Text>
      {(onRetry ?? action) && (
        <Inline gap="sm" justify="center">
          {onRetry && (
            <Button variant="outline" onClick={onRetry}>
              Retry
            </Button>
          )}
          {action && (
            <ButtonLink href={action.href} variant="outline">
              {action.label}
            </ButtonLink>
          )}
        </Inline>
      )}
    </Stack>
  </Panel>
);
