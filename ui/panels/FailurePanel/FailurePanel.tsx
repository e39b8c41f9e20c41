import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Panel } from '../Panel/index.ts';

export interface FailurePanelProps {
  /** What went wrong, when the sentence needs a title. */
  title?: string | undefined;
  /** What went wrong, in a sentence. */
  text: string;
  /** What the button does; it reads `Retry`. */
  onRetry?: (() => void) | undefined;
  /** Another way out, beside trying again. */
  action?: { label: string; href: string } | undefined;
  /** The title's place in the outline of the page. */
  level?: 1 | 2 | 3;
}

/** Something could not be had. Says so, and gives a way out. */
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
