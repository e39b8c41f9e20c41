/** The check of the data in a document, which the inline script begins without the app. */
import { createStore, useStore } from '#ui';
import { keepAnswer } from './unread.ts';

/** The one request that asks the API whether the data of a document has changed. */
export interface DataCheck {
  path: string;
  /** A response with status 304 when nothing has changed. Rejects when there is none. */
  answer: Promise<Response>;
}

let checkedPath: string | undefined;

const changedPath = createStore<string | undefined>(undefined);

/** Waits for the answer to the check. When the data has changed, the page reads it from the answer. */
export const followDataCheck = async ({ path, answer }: DataCheck) => {
  checkedPath = path;
  const response = await answer.catch(() => undefined);
  if (!response?.ok) return;
  keepAnswer(path, response);
  changedPath.set(path);
};

/** Returns whether the data of a path was checked, or is being checked. */
export const isChecked = (path: string | undefined) => path !== undefined && path === checkedPath;

/** Returns whether the API has newer data of a path than the document. */
export const useIsChanged = (path: string | undefined) => {
  const changed = useStore(changedPath);
  return path !== undefined && path === changed;
};
