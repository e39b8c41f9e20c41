import { createContext, useContext } from 'react';
import type { PostSummary } from '../api/schemas.ts';

/** What a document carries beside its HTML: what the page needs to be drawn the same way again. */
export interface PageState {
  /** The year the document was made in. */
  year: number;
  /** The articles that the home page shows; they are not the whole list. */
  latestPosts?: PostSummary[];
}

const PageStateContext = createContext<PageState>({ year: 0 });

export const PageStateProvider = PageStateContext.Provider;

/** The state of the document that was loaded first. */
export const usePageState = () => useContext(PageStateContext);
