import { useState } from 'react';
import uses from 'virtual:token-uses';
import { copyText } from './copyText.ts';
import * as styles from './tokens.css.ts';

const CopyButton = ({ text }: { text: string }) => {
  const [result, setResult] = useState<string>();
  const copy = async () => setResult((await copyText(text)) ? 'Copied' : `Not copied: ${text}`);
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={result ?? `Copy ${text}`}
      title="Copy"
      onClick={() => void copy()}
      onBlur={() => setResult(undefined)}
    >
      {result ?? text}
    </button>
  );
};

/** Lists the files that use a token, closed at first. */
const Uses = ({ files }: { files: readonly string[] }) =>
  files.length === 0 ? (
    <span className={styles.purpose}>Not named in any file</span>
  ) : (
    <details className={styles.purpose}>
      <summary className={styles.summary}>
        {files.length === 1 ? 'Used in 1 file' : `Used in ${files.length} files`}
      </summary>
      {files.map((file) => (
        <span key={file} className={styles.purpose}>
          {file}
        </span>
      ))}
    </details>
  );

const member = (name: string) => (/^\d/.test(name) ? `['${name}']` : `.${name}`);

interface TokenCodeProps {
  /** The path of the token: `['space', 'md']`. */
  path: readonly [group: string, ...names: string[]];
  /** The token is a CSS variable, and components read it from `vars`. */
  isVariable: boolean;
}

/** Shows how to write a token in CSS and in TypeScript, with buttons that copy, and where it is used. */
export const TokenCode = ({ path: [group, ...names], isVariable }: TokenCodeProps) => {
  const inCode = `${group}${names.map(member).join('')}`;
  // `vars.tone[tone].solid` reads every tone.
  const paths = [
    [group, ...names],
    [group, ...names.slice(1).flatMap((name) => ['*', name])],
  ];
  const files = [...new Set(paths.flatMap((one) => uses[one.join('.')] ?? []))];
  return (
    <>
      <span className={styles.code}>
        {isVariable && <CopyButton text={`var(--${[group, ...names].join('-')})`} />}
        <CopyButton text={isVariable ? `vars.${inCode}` : inCode} />
      </span>
      <Uses files={files} />
    </>
  );
};
