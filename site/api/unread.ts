/** Answers of the API that were received before the code that reads them was loaded, by path. */
const unread = new Map<string, Response>();

/** Keeps an answer for the next request of its path. */
export const keepAnswer = (path: string, answer: Response) => {
  unread.set(path, answer);
};

/** Returns an answer that was kept, once. */
export const takeAnswer = (path: string) => {
  const answer = unread.get(path);
  unread.delete(path);
  return answer;
};
