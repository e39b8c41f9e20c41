import { useEffect, useRef } from 'react';
import { announce, whenSlow } from '../../foundations/announcer.ts';

/** The text that screen readers read in place of the skeletons. */
export const loadingArticles = 'Loading articles';

/**
 * Announces what changes in a list after the page has appeared: that it loads, when that lasts; that
 * it has loaded, when its loading was announced; and the message that replaces the posts.
 */
export const useListAnnouncements = (
  isLoading: boolean,
  message: { title?: string | undefined; text: string } | undefined,
) => {
  const isFirst = useRef(true);
  const isLoadingAnnounced = useRef(false);
  const problem = message && [message.title, message.text].filter(Boolean).join('. ');

  useEffect(() => {
    const isChange = !isFirst.current;
    const wasAnnounced = isLoadingAnnounced.current;
    isFirst.current = false;
    isLoadingAnnounced.current = false;
    if (isLoading) {
      return whenSlow(() => {
        announce(loadingArticles);
        isLoadingAnnounced.current = true;
      });
    }
    if (problem && isChange) announce(problem);
    else if (wasAnnounced) announce('Articles loaded');
    return undefined;
  }, [isLoading, problem]);
};
