import { useEffect, useRef, useState } from 'react';
import { whenFinished } from './channel.ts';
import { takeTurn } from './queue.ts';

/** How far below the window a frame begins to load. */
const ahead = '400px';

/** Makes a frame as high as its page, but no lower than a window; answers with that height. */
const fit = (frame: HTMLIFrameElement, least: number) => {
  const { style, contentDocument, contentWindow } = frame;
  style.height = `${least}px`;
  const height = Math.max(least, contentDocument?.documentElement.scrollHeight ?? 0);
  style.height = `${height}px`;
  // Scrolled while it was too low for what is in it.
  contentWindow?.scrollTo(0, 0);
  return height;
};

/** What is focused in a frame must not move the sheet around it. */
const keepStill = (frame: HTMLIFrameElement) => {
  const elements = frame.contentDocument?.defaultView?.HTMLElement.prototype;
  if (!elements) return;
  const focus = Object.getOwnPropertyDescriptor(elements, 'focus')?.value as HTMLElement['focus'];
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

  const listen = () => {
    const { current } = frame;
    if (!current || !isOn) return;
    keepStill(current);
    stop.current();
    stop.current = whenFinished(current, () => {
      setHeight(fit(current, least));
      leave.current();
    });
  };
  return { frame, isOn, height, listen };
};
