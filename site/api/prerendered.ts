import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostList, PrerenderedPost } from './postTypes.ts';
import type { PostSummary } from './schemas.ts';
import { canonicalPath } from '../canonicalPath.ts';

/** The API data that a document was rendered with. */
export interface PrerenderedData {
  /** The posts that the page shows, of a list that may be longer. */
  list?: PostList;
  /** The post of a post page. */
  post?: PrerenderedPost;
  /** The posts below the post, or below those of a category. */
  related?: readonly PostSummary[];
  /** Set in the document of a post that does not exist. */
  isMissing?: true;
}

/** The JSON in a document, from which hydration renders the same page as the build did. */
export interface PrerenderedPage {
  /** The canonical path that the document was built for; empty in a shell. */
  path: string;
  /** The year of the build, for the copyright line. */
  year: number;
  /** Set in a shell, which serves every post or category that is newer than the build. */
  isShell?: true;
  data?: PrerenderedData;
}

const PrerenderedPageContext = createContext<PrerenderedPage>({ path: '', year: 0 });

export const PrerenderedPageProvider = PrerenderedPageContext.Provider;

/** Returns the JSON of the document that this visit started with. */
export const usePrerenderedPage = () => useContext(PrerenderedPageContext);

/**
 * Returns the data that this page's document brought along. Returns undefined after a client
 * navigation to another page.
 */
export const usePrerendered = (): PrerenderedData | undefined => {
  const { path, data } = usePrerenderedPage();
  const { pathname } = useLocation();
  return canonicalPath(pathname) === path ? data : undefined;
};
