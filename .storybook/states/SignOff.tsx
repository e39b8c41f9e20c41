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
}

/**
 * Renders whether a baseline is signed, and a button to sign it. The button stays when it is signed, so
 * that it keeps the focus.
 */
export const SignOff = ({ baseline, label, signoff, isChanged }: SignOffProps) => {
  const isSigned = signoff.isSigned(baseline);
  return (
    <div className={styles.row}>
      <span role="status" className={styles.status}>
        {signoff.describe(baseline)}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isSigned || isChanged}
        aria-label={`${isSigned ? 'Signed' : 'Sign'}: ${label}`}
        title={isChanged ? 'Reset the toolbar to sign: the baseline has another look.' : undefined}
        onClick={() => {
          if (!isSigned && !isChanged) void signoff.sign(baseline);
        }}
      >
        {isSigned ? 'Signed' : 'Sign'}
      </button>
    </div>
  );
};

/** Renders the field for the name of the person who signs, and the last problem. */
export const SignName = ({ signoff: { person, setPerson, problem } }: { signoff: Signoff }) => (
  <div>
    <label>
      Your name{' '}
      <input
        className={styles.name}
        value={person}
        maxLength={60}
        autoComplete="name"
        onChange={({ target }) => setPerson(target.value)}
      />
    </label>
    <p role="alert">{problem}</p>
  </div>
);

/** Renders the signatures that no server has saved, to copy. */
export const UnsentSignatures = ({ signoff: { unsent } }: { signoff: Signoff }) => {
  if (unsent.length === 0) return null;
  const text = JSON.stringify(unsent, null, 2);
  return (
    <section className={styles.unsent} aria-label="Signatures to save">
      <p>
        {`This Storybook cannot write files. Copy ${unsent.length} signatures into a file and run npm run signoff -- FILE.`}
      </p>
      <textarea className={styles.text} readOnly rows={6} aria-label="Signatures" value={text} />
      <button
        type="button"
        className={styles.button}
        onClick={() => void navigator.clipboard.writeText(text)}
      >
        Copy
      </button>
    </section>
  );
};
