import { use } from 'react';
import { LegalText, type LegalTextProps } from '#ui';
import { usePrerenderedPage } from '../api/prerendered.ts';
import { legalPage } from '../content/legalPage.ts';
import { importAgain } from '../importAgain.ts';
import type { LegalHead } from '../legal/text.ts';
import { PageHead } from '../seo/PageHead.tsx';

type Html = NonNullable<LegalTextProps['html']>;

/** Returns a function that loads once. A failed load is tried again by the next call. */
const once = (load: () => Promise<Html>) => {
  let loading: Promise<Html> | undefined;
  return () => {
    loading ??= importAgain(load);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
};

type Source = Html | (() => Promise<Html>);

/** Returns a hook that returns the text; null when the document of this visit has it. */
const hookOf = (source: Source, path: string) => {
  if (typeof source !== 'function') return () => source;
  const load = once(source);
  const useText = () => {
    const document = usePrerenderedPage();
    return document.path === path ? null : use(load());
  };
  return useText;
};

/**
 * Returns the component that renders a legal page, for the modules of `legal/plugin.ts`.
 *
 * @param source The sanitized text, or a function that loads it in the browser
 */
export const createLegalPage = (text: LegalHead, source: Source) => {
  const { head, path, ...content } = legalPage(text);
  const useText = hookOf(source, path);

  return () => (
    <>
      <PageHead {...head} path={path} />
      <LegalText {...content} html={useText()} prerenderedKey={path} />
    </>
  );
};
