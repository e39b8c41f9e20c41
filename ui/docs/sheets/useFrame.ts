import { useEffect, useRef, useState } from 'react';
import { whenFinished } from './channel.ts';
import { takeTurn } from './queue.ts';

/** How far below the window a frame begins to load. */
const ahead = '400px';

/** How high a page is, once the frame is no higher than a window. */
const heightIn = (frame: HTMLIFrameElement, least: number) => {
  const { style } = frame;
  const before = style.height;
  style.height = `${least}px`;
  const height = frame.contentDocument?.documentElement.scrollHeight ?? least;
  style.height = before;
  return Math.max(least, height);
};

/** What is focused in a frame must not move the sheet around it. */
const keepStill = (frame: HTMLIFrameElement) => {
  const elements = frame.contentDocument?.defaultView?.HTMLElement.prototype;
  if (!elements) return;
  const { focus } = elements;
  elements.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
};

/** A frame that loads when it is near and has its turn, and becomes as high as what is in it. */
export const useFrame = (least: number) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOn, setOn] = useState(false);
  const [height, setHeight] = useState(least);
  const leave = useRef(() => {});
  const stop = useRef(() => {});

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        leave.current = takeTurn(() => setOn(true));
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      leave.current();
      stop.current();
    };
  }, []);

  // Scrolled while it was too low for what is in it.
  useEffect(() => frame.current?.contentWindow?.scrollTo(0, 0), [height]);

  const listen = () => {
    const { current } = frame;
    if (!current || !isOn) return;
    keepStill(current);
    stop.current();
    stop.current = whenFinished(current, () => {
      setHeight(heightIn(current, least));
      leave.current();
    });
  };
  return { frame, isOn, height, listen };
};
