import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostList, WrittenPost } from './postTypes.ts';
import type { PostSummary } from './schemas.ts';
import { canonicalPath } from '../paths.ts';

/** What a page shows of what the API had when its document was written. */
export interface Written {
  /** The articles that are seen on the page, of a list that may be longer. */
  list?: PostList;
  /** The article that the page is about. */
  post?: WrittenPost;
  /** The articles that stand below it. */
  related?: readonly PostSummary[];
}

/** What a document carries beside its HTML: what the page needs to be drawn the same way again. */
export interface PageState {
  /** The canonical path of the page that it was written for. */
  path: string;
  /** The year the document was made in. */
  year: number;
  /** The document stands for every page of its kind that was not there when it was made. */
  isShell?: true;
  written?: Written;
}

const PageStateContext = createContext<PageState>({ path: '', year: 0 });

export const PageStateProvider = PageStateContext.Provider;

/** The state of the document that was loaded first. */
export const usePageState = () => useContext(PageStateContext);

/** What the document came with for this page; nothing on the pages that were gone to from there. */
export const useWritten = (): Written | undefined => {
  const { path, written } = usePageState();
  const { pathname } = useLocation();
  return canonicalPath(pathname) === path ? written : undefined;
};
