import { useState } from 'react';
import uses from 'virtual:token-uses';
import { useProject } from '../toolbar/codeForProject.ts';
import { copyText } from './copyText.ts';
import { tokenCode, tokenImport, tokenVariable, type Token } from './tokenSource.ts';
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

/**
 * Shows how to write a token in CSS and in TypeScript, for the project that the toolbar names, with
 * buttons that copy, and where it is used.
 */
export const TokenCode = (token: Token) => {
  const project = useProject();
  const [group, ...names] = token.path;
  // `vars.tone[tone].solid` reads every tone.
  const paths = [
    [group, ...names],
    [group, ...names.slice(1).flatMap((name) => ['*', name])],
  ];
  const files = [...new Set(paths.flatMap((one) => uses[one.join('.')] ?? []))];
  return (
    <>
      <span className={styles.code}>
        {token.isVariable && <CopyButton text={tokenVariable(token)} />}
        <CopyButton text={tokenCode(token, project)} />
      </span>
      <Uses files={files} />
    </>
  );
};

interface TokenImportProps {
  group: string;
  isVariable: boolean;
}

/** Shows the import that the code of the tokens below it needs, with a button that copies. */
export const TokenImport = ({ group, isVariable }: TokenImportProps) => {
  const project = useProject();
  const where =
    project === 'package' ? 'In an app with the package:' : 'In a component of this repository:';
  return (
    <p className={styles.tokenImport}>
      {where} <CopyButton text={tokenImport(group, isVariable, project)} />
    </p>
  );
};
