import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FormResult, type formResultVariants } from '../FormResult/index.ts';
import * as styles from './ContactForm.css.ts';

export interface SendingProps {
  /** The label of the submit button. */
  send: string;
  /** Its label while the message is being sent. */
  sending: string;
  /** Shows `sending` and ignores further clicks. */
  isSending?: boolean | undefined;
  /** The brand's email address, for when the form does not work. */
  mail: { label: string; href: string };
  /** Texts for a message that was submitted before the app had started. */
  beforeHydration: {
    /** The message will be sent once the app has started. */
    waiting: string;
    /** The app could not be loaded, so the message was not sent. */
    lost: string;
  };
  /** The result of the last attempt. */
  result?:
    | {
        /** Whether it was sent. */
        variant: (typeof formResultVariants)[number];
        /** The result in a sentence. */
        text: string;
        /** A `mailto:` link with the message. */
        mail?: { label: string; href: string } | undefined;
        /** A button that copies the message. */
        copy?: { label: string; onCopy: () => void } | undefined;
      }
    | undefined;
}

/** Renders the submit button, and beside it the result of the last attempt. */
export const Sending = ({
  send,
  sending,
  isSending,
  mail,
  beforeHydration,
  result,
}: SendingProps) => (
  <div className={styles.sending}>
    <div className={styles.button}>
      <Button type="submit" size="lg" width="fill" isBusy={isSending}>
        {isSending ? sending : send}
      </Button>
    </div>
    {/* A live region announces only changes made after it was rendered. */}
    <div role="status" className={styles.status}>
      {isSending && <VisuallyHidden>{sending}</VisuallyHidden>}
      {/* Always in the document, because the boot script shows them without React. */}
      <div className={styles.waiting}>
        <Text>{beforeHydration.waiting}</Text>
      </div>
      <div className={styles.lost}>
        <FormResult variant="failure" text={beforeHydration.lost}>
          <TextLink href={mail.href} variant="tall">
            {mail.label}
          </TextLink>
        </FormResult>
      </div>
      {result && (
        <FormResult variant={result.variant} text={result.text}>
          {result.mail && (
            <TextLink href={result.mail.href} variant="tall">
              {result.mail.label}
            </TextLink>
          )}
          {result.copy && (
            <Button variant="outline" size="sm" onClick={result.copy.onCopy}>
              {result.copy.label}
            </Button>
          )}
        </FormResult>
      )}
    </div>
  </div>
);
