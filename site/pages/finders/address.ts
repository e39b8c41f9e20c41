import type { FinderProps } from '#ui';

/** Carries the choice of a finder in the address, with its place in the page. Adds nothing to the history. */
export const address: NonNullable<FinderProps['address']> = {
  read: () => new URLSearchParams(location.search),
  write: (id, choice) => {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
    url.hash = id;
    history.replaceState(history.state, '', url);
  },
};
