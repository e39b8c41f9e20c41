import { useRef, useState } from 'react';
import * as styles from './signOff.css.ts';
import type { Signoff } from './useSignoff.ts';

interface SignOffProps {
  /** The baseline: `pages-blog--empty-w360`. */
  baseline: string;
  /** The state and its window, for screen readers. */
  label: string;
  signoff: Signoff;
  /** Whether the toolbar has changed the look, which is then not the one of the baseline. */
  isChanged: boolean;
  /** Whether the state is not shown yet, and can therefore not be signed. */
  isLoading: boolean;
}

/** Returns why a state cannot be signed now. */
const reason = ({ isChanged, isLoading }: Pick<SignOffProps, 'isChanged' | 'isLoading'>) => {
  if (isChanged) return '. Reset the toolbar to sign: the baseline has another look.';
  return isLoading ? '. Still loading: sign it when it is shown.' : '';
};

/**
 * Renders whether a baseline is signed, and a button to sign it or to withdraw an unsent signature. The
 * button stays when it is signed, so that it keeps the focus.
 */
export const SignOff = ({ baseline, label, signoff, isChanged, isLoading }: SignOffProps) => {
  const isUnsent = signoff.isUnsent(baseline);
  const isSigned = signoff.isSigned(baseline);
  const isDone = !isUnsent && (isSigned || isChanged || isLoading);
  const signed = isSigned ? 'Signed' : 'Sign';
  const action = isUnsent ? 'Withdraw' : signed;
  return (
    <div className={styles.row}>
      <span role="status" className={styles.status}>
        {signoff.describe(baseline)}
        {!isSigned && reason({ isChanged, isLoading })}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isDone}
        aria-label={`${action}: ${label}`}
        onClick={() => {
          if (isUnsent) signoff.withdraw(baseline);
          else if (!isDone) void signoff.sign(baseline);
        }}
      >
        {action}
      </button>
    </div>
  );
};

/** Renders the field for the name of the person who signs, and the last problem. */
export const SignName = ({ signoff: { person, setPerson, problem } }: { signoff: Signoff }) => (
  <div className={styles.name}>
    <label className={styles.field}>
      Your name
      <input
        className={styles.control}
        value={person}
        maxLength={60}
        autoComplete="name"
        onChange={({ target }) => setPerson(target.value)}
      />
    </label>
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  </div>
);

/** Renders the signatures that no server has saved, to copy. */
export const UnsentSignatures = ({ signoff: { unsent } }: { signoff: Signoff }) => {
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  if (unsent.length === 0) return null;
  const signatures = JSON.stringify(unsent, null, 2);
  const copy = async () => {
    text.current?.select();
    // Browsers have no clipboard for pages without https. The text is selected there.
    await navigator.clipboard?.writeText(signatures);
    setCopied(navigator.clipboard ? signatures : '');
  };
  return (
    <section className={styles.unsent} aria-label="Signatures to save">
      <p>
        {`This Storybook cannot write files. Send ${unsent.length === 1 ? 'this signature' : `these ${unsent.length} signatures`} to a developer, who puts ${unsent.length === 1 ? 'it' : 'them'} into a file and runs npm run signoff -- FILE.`}
      </p>
      <textarea
        ref={text}
        className={`${styles.control} ${styles.text}`}
        readOnly
        rows={6}
        aria-label="Signatures"
        value={signatures}
      />
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {copied === signatures ? 'Copied' : 'Copy'}
      </button>
    </section>
  );
};
