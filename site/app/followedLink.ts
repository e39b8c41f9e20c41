/** The link that was followed from a page, kept in the history entry of the page. */
interface FollowedLink {
  href: string;
  text: string;
  /** Its place among the links with the same address and text. */
  place: number;
  /** Its distance from the top of the window, in px. */
  top: number;
}

const linksLike = ({ href, text }: Pick<FollowedLink, 'href' | 'text'>) =>
  [...document.querySelectorAll('a')].filter(
    (link) => link.getAttribute('href') === href && link.textContent === text,
  );

// The history entry, because it outlives a reload, and goes with its page.
const readEntry = () => (history.state as { followedLink?: FollowedLink } | null)?.followedLink;

/** Stores in the current history entry that a link is followed, so that Back can focus it. */
export const rememberFollowedLink = (link: HTMLAnchorElement) => {
  const href = link.getAttribute('href') ?? '';
  const text = link.textContent;
  const followedLink: FollowedLink = {
    href,
    text,
    place: linksLike({ href, text }).indexOf(link),
    top: link.getBoundingClientRect().top,
  };
  history.replaceState({ idx: null, ...history.state, followedLink }, '');
};

/** Returns whether a link was followed from the current history entry. */
export const hasFollowedLink = () => readEntry() !== undefined;

/** Returns the link that was followed from the current history entry, while it is in the page. */
export const findFollowedLink = (): HTMLAnchorElement | undefined => {
  const known = readEntry();
  return known && linksLike(known)[known.place];
};

/** Scrolls the followed link to where it was in the window, unless it is visible. */
export const showFollowedLink = (link: HTMLAnchorElement) => {
  const { top, bottom } = link.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  scrollBy({ top: top - (readEntry()?.top ?? 0), behavior: 'instant' });
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};
