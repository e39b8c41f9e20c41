import { loadTextFont } from './textFont.ts';

/** The longest wait for the first paint after the load event, in ms. A tab in the background does not paint. */
const paintTimeoutMs = 3000;

/**
 * Frames until the next one is on the display. The compositor may be one frame behind the script, so the
 * third callback is the first that is sure to come after the drawing; the display refreshes in the next.
 */
const framesUntilShown = 4;

const { dataset } = document.documentElement;

/** While it is set, pictures below the first window are not requested: see `Picture.css.ts`. */
dataset['painting'] = '';

/** Loads what the first paint does not need: the pictures below the window, and the font of running text. */
export const loadDeferred = () => {
  if (!('painting' in dataset)) return;
  removeEventListener('scroll', loadDeferred);
  delete dataset['painting'];
  void loadTextFont();
};
addEventListener('scroll', loadDeferred, { passive: true });

const afterFrames = (count: number, done: () => void) => {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, done) : done()));
};

/**
 * Resolves with the first entry for a largest contentful paint, or for any paint in browsers without such
 * entries.
 */
const firstEntry = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    for (const type of ['largest-contentful-paint', 'paint']) {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) continue;
      observer.observe({ type, buffered: true });
      return;
    }
  });

/** Waits until a frame with the first window and its pictures, which have loaded, is on the display. */
const waitForPaint = async (done: () => void) => {
  await Promise.race([firstEntry(), new Promise((resolve) => setTimeout(resolve, paintTimeoutMs))]);
  afterFrames(framesUntilShown, () => {
    loadDeferred();
    done();
  });
};

/** Calls a function when the first window of the document has been painted. */
export const onFirstPaint = (done: () => void) => {
  addEventListener('load', () => void waitForPaint(done), { once: true });
};
