import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '#ui';
import { sceneGoal } from '#ui/pictures';
import { canonicalPath } from '../canonicalPath.ts';
import { notFound, unwrittenPaths } from '../content/notFound.ts';
import { PageHead } from '../seo/PageHead.tsx';

const subscribe = () => () => {};

/** Renders the 404 page. */
export const Page = () => {
  const { pathname } = useLocation();
  // One document is served at every path, so that only the browser knows whether the note is about it.
  const isLegal = useSyncExternalStore(
    subscribe,
    () => unwrittenPaths.includes(canonicalPath(pathname)),
    () => false,
  );
  return (
    <>
      <PageHead {...notFound.head} noindex />
      <NotFound {...notFound} picture={sceneGoal} isNoteHidden={!isLegal} />
    </>
  );
};
