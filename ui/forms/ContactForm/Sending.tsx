import { Button, Text, TextLink, VisuallyHidden } from '../../primitives/index.ts';
import { FormResult, type formResultVariants } from '../FormResult/index.ts';
import * as styles from './ContactForm.css.ts';

export interface SendingProps {
  /** What the button says. */
  send: string;
  /** What it says while the message is on its way. */
  sending: string;
  /** The message is on its way: the button can be pressed no second time. */
  isSending?: boolean | undefined;
  /** The brand's own mail address, for when nothing else works. */
  mail: { label: string; href: string };
  /** What the page says about a message that was sent before its script was there. */
  early: {
    /** It is kept, and goes out soon. */
    waiting: string;
    /** The script cannot be had: it was not sent. */
    lost: string;
  };
  /** How it went; stands there until the next thing is done. */
  result?:
    | {
        /** How it went. */
        variant: (typeof formResultVariants)[number];
        /** The same in a sentence. */
        text: string;
        /** The same message as a mail that only needs to be sent. */
        mail?: { label: string; href: string } | undefined;
        /** Puts the message where it can be pasted from. */
        copy?: { label: string; onCopy: () => void } | undefined;
      }
    | undefined;
}

/** The button, and beside it what became of the message. */
export const Sending = ({ send, sending, isSending, mail, early, result }: SendingProps) => (
  <div className={styles.sending}>
    <div className={styles.button}>
      <Button type="submit" size="lg" width="fill" isBusy={isSending}>
        {isSending ? sending : send}
      </Button>
    </div>
    {/* Here from the start: what comes into it is read out in the next pause. */}
    <div role="status" className={styles.status}>
      {isSending && <VisuallyHidden>{sending}</VisuallyHidden>}
      {/* Both stand in the document: a page without its script has no other words. */}
      <div className={styles.waiting}>
        <Text>{early.waiting}</Text>
      </div>
      <div className={styles.lost}>
        <FormResult variant="failure" text={early.lost}>
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
