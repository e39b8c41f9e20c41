import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FormResult, type formResultVariants } from '../FormResult/index.ts';
import { scrollToStart } from '../scrollToStart.ts';
import * as styles from './ContactForm.css.ts';

export interface SendingProps {
  /** The label of the submit button. */
  send: string;
  /** Its label while the message is being sent. */
  sending: string;
  /**
   * Shows `sending` and ignores further clicks.
   *
   * @default false
   */
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
  result?: SendResult | undefined;
}

export interface SendResult {
  /** Whether it was sent. `unconfirmed` when nobody knows. */
  variant: (typeof formResultVariants)[number];
  /** The result in a sentence. */
  text: string;
  /** Whether the visitor writes another message. It is no longer shown, but its space remains. */
  isPast?: boolean;
  /** A `mailto:` link with the message. */
  mail?: { label: string; href: string } | undefined;
  /** A button that copies the message. */
  copy?: { label: string; onCopy: () => void } | undefined;
}

/** Renders the texts for before hydration. The boot script shows one of them without React. */
const BeforeHydration = ({
  mail,
  beforeHydration,
}: Pick<SendingProps, 'mail' | 'beforeHydration'>) => (
  <>
    <div data-when-held="waiting" hidden>
      <Text>{beforeHydration.waiting}</Text>
    </div>
    <div data-when-held="lost" hidden>
      <FormResult variant="failure" text={beforeHydration.lost}>
        <TextLink href={mail.href} variant="tall">
          {mail.label}
        </TextLink>
      </FormResult>
    </div>
  </>
);

/** Renders the result of the last attempt, and scrolls to it. */
const LastResult = ({ variant, text, isPast = false, mail, copy }: SendResult) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) scrollToStart(box.current);
  }, []);

  const classes = [isPast && styles.past, !mail && styles.last].filter(Boolean).join(' ');

  return (
    <div ref={box} className={classes || undefined}>
      <FormResult variant={variant} text={text}>
        {mail && (
          <TextLink href={mail.href} variant="tall">
            {mail.label}
          </TextLink>
        )}
        {copy && (
          <Button variant="outline" size="sm" onClick={copy.onCopy}>
            {copy.label}
          </Button>
        )}
      </FormResult>
    </div>
  );
};

/** Renders the submit button, and beside it the result of the last attempt. */
export const Sending = ({
  send,
  sending,
  isSending,
  isLive,
  mail,
  beforeHydration,
  result,
}: SendingProps & { isLive: boolean }) => (
  <div className={styles.sending}>
    <div className={styles.button}>
      <Button type="submit" size="lg" width="fillPhone" isBusy={isSending}>
        {isSending ? sending : send}
      </Button>
    </div>
    {/* A live region announces only changes made after it was rendered. */}
    <div role="status" className={styles.status}>
      {isSending && <VisuallyHidden>{sending}</VisuallyHidden>}
      {!isLive && <BeforeHydration mail={mail} beforeHydration={beforeHydration} />}
      {result && <LastResult {...result} />}
    </div>
  </div>
);
