import { useEffect, useId, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { announce, whenSlow } from '../../foundations/announcer.ts';
import { isPlainClick } from '../../foundations/isPlainClick.ts';
import { useIsHydrated } from '../../foundations/useIsHydrated.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './Guide.css.ts';
import { GuideNote, type GuideNoteProps } from './GuideNote.tsx';

interface FinderLinkProps {
  /** The note above the link. */
  note: GuideNoteProps['note'];
  label: string;
  /** The address of the finder on its own page. */
  href: string;
  /** Loads the finder. */
  load: () => Promise<ComponentType>;
}

const loadingFinder = 'Loading the finder';

/**
 * Renders a note with a link to a finder, which opens below the link and closes again. Its code loads when it is opened
 * first; when that fails, the browser follows the link, as it does without JavaScript.
 */
export const FinderLink = ({ note, label, href, load }: FinderLinkProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const isLoading = useRef(false);
  const [Finder, setFinder] = useState<ComponentType>();
  const [isOpen, setIsOpen] = useState(false);
  /** Ends what a click has begun, when the visitor leaves the page. */
  const leave = useRef<() => void>(undefined);

  useEffect(() => () => leave.current?.(), []);

  useEffect(() => {
    const heading = isOpen ? box.current?.querySelector<HTMLElement>('h3') : undefined;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isOpen]);

  const open = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const stop = whenSlow(() => announce(loadingFinder));
    let hasLeft = false;
    leave.current = () => {
      hasLeft = true;
      stop();
    };
    load()
      .then(
        (loaded) => {
          setFinder(() => loaded);
          setIsOpen(true);
        },
        () => {
          if (!hasLeft) location.assign(href);
        },
      )
      .finally(() => {
        stop();
        isLoading.current = false;
      });
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else open();
  };

  return (
    <>
      <GuideNote note={note}>
        <TextLink
          href={href}
          variant="lead"
          disclosure={{ isOpen: isHydrated ? isOpen : undefined, id, onClick }}
        >
          {label}
        </TextLink>
      </GuideNote>
      {isOpen && Finder && (
        <div ref={box} id={id} className={styles.finder}>
          <Finder />
        </div>
      )}
    </>
  );
};
