/** The longest wait for the first paint and its pictures after the load event, in ms. */
const paintTimeoutMs = 3000;

/**
 * Frames until the next one is on the display. The compositor may be one frame behind the script, so the
 * third callback is the first that is sure to come after the drawing; the display refreshes in the next.
 */
const framesUntilShown = 4;

const { dataset } = document.documentElement;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * While it is set, pictures below the first window are not requested (`Picture.css.ts`), and the sections
 * below it are not laid out (`Section.css.ts`), unless the browser restores a scroll position.
 */
dataset['painting'] = navigation?.type === 'navigate' && !location.hash ? 'top' : '';

/** Lets the browser request the pictures and lay out the sections below the first window. */
export const releaseRest = () => {
  removeEventListener('scroll', releaseRest);
  delete dataset['painting'];
};
addEventListener('scroll', releaseRest, { passive: true });

/** Lays out one section after the other, because all of them are a long task on a slow phone. */
const drawSections = ([next, ...others]: readonly HTMLElement[]) => {
  if (!next || !('painting' in dataset)) return releaseRest();
  next.dataset['drawn'] = '';
  afterFrames(1, () => drawSections(others));
};

const isInFirstWindow = (picture: Element) => {
  // The place of a picture in a section that waits is not asked for, because that would lay it out.
  if ('checkVisibility' in picture && !picture.checkVisibility({ contentVisibilityAuto: true }))
    return false;
  const { top, bottom } = picture.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

const afterFrames = (count: number, done: () => void) => {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, done) : done()));
};

/** Resolves when the display has shown a largest text or picture, or any where browsers do not tell. */
const largestShown = () =>
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

/** Waits until the pictures in the first window are decoded, and until a frame with them is on the display. */
const waitForPaint = async (done: () => void) => {
  const pictures = [...document.images].filter(isInFirstWindow);
  await Promise.race([
    Promise.allSettled([largestShown(), ...pictures.map((picture) => picture.decode())]),
    new Promise((resolve) => setTimeout(resolve, paintTimeoutMs)),
  ]);
  afterFrames(framesUntilShown, () => {
    drawSections([...document.querySelectorAll<HTMLElement>('main section, footer')]);
    done();
  });
};

/** Calls a function when the first window of the document has been painted. */
export const onFirstPaint = (done: () => void) => {
  addEventListener('load', () => void waitForPaint(done), { once: true });
};
