import { useEffect, useRef, useState } from 'react';
import {
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';

/** A frame starts to load this far below the window. */
const rootMargin = '400px';

let queue = Promise.resolve();

/**
 * Runs tasks one after another, because stories that type and click would take the focus from each
 * other. Skips a task that was aborted before its turn.
 */
const runInTurn = (task: () => Promise<void>, { signal }: AbortController) => {
  queue = queue.then(() => (signal.aborted ? undefined : task()));
};

const endEvents = [STORY_FINISHED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];

/** Calls `done` each time the story in a frame has rendered and played, or has failed. */
const whenFinished = ({ contentWindow }: HTMLIFrameElement, done: () => void) => {
  const channel =
    contentWindow &&
    (Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as StorybookChannel | undefined);
  for (const event of endEvents) channel?.on(event, done);
  if (!channel || endEvents.some((event) => channel.last(event))) done();
};

/** Makes a frame as high as its content, and at least `minHeight` px. Returns the height in px. */
const fitHeight = (
  { style, contentDocument, contentWindow }: HTMLIFrameElement,
  minHeight: number,
) => {
  style.height = `${minHeight}px`;
  const height = Math.max(minHeight, contentDocument?.documentElement.scrollHeight ?? 0);
  style.height = `${height}px`;
  // The story may have scrolled while the frame was lower than its content.
  contentWindow?.scrollTo(0, 0);
  return height;
};

/** Keeps focus inside a frame from scrolling the gallery. */
const preventFocusScroll = (frame: HTMLIFrameElement) => {
  const elements = frame.contentDocument?.defaultView?.HTMLElement.prototype;
  if (!elements) return;
  const focus = Object.getOwnPropertyDescriptor(elements, 'focus')?.value as HTMLElement['focus'];
  elements.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
};

/** Loads a frame when it is near the window and the frames before it have finished. */
export const useStateFrame = (minHeight: number) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOn, setOn] = useState(false);
  const [height, setHeight] = useState(minHeight);
  const [hasFinished, setFinished] = useState(false);
  const finish = useRef(() => {});

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const aborter = new AbortController();
    const load = () =>
      new Promise<void>((resolve) => {
        finish.current = resolve;
        aborter.signal.addEventListener('abort', () => resolve());
        setOn(true);
      });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        runInTurn(load, aborter);
      },
      { rootMargin },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, []);

  const onLoad = () => {
    const { current } = frame;
    if (!current || !isOn) return;
    preventFocusScroll(current);
    whenFinished(current, () => {
      setHeight(fitHeight(current, minHeight));
      setFinished(true);
      finish.current();
    });
  };

  return { frame, isOn, hasFinished, height, onLoad };
};
