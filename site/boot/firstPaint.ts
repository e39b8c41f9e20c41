/** The longest wait for the pictures of the first window after the load event, in ms. */
const pictureTimeoutMs = 3000;

/**
 * Frames until the next one is on the display. The compositor may be one frame behind the script, so the
 * third callback is the first that is sure to come after the drawing; the display refreshes in the next.
 */
const framesUntilShown = 4;

/** While it is set, pictures below the first window are not requested: see `Picture.css.ts`. */
document.documentElement.dataset['painting'] = '';

/** Lets the browser request the pictures below the first window. */
export const releasePictures = () => {
  removeEventListener('scroll', releasePictures);
  delete document.documentElement.dataset['painting'];
};
addEventListener('scroll', releasePictures, { passive: true });

const isInFirstWindow = (picture: Element) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

const afterFrames = (count: number, done: () => void) => {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, done) : done()));
};

/** Waits until the pictures in the first window are decoded, and until a frame with them is on the display. */
const waitForPaint = async (done: () => void) => {
  const pictures = [...document.images].filter(isInFirstWindow);
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, pictureTimeoutMs)),
  ]);
  afterFrames(framesUntilShown, () => {
    releasePictures();
    done();
  });
};

/** Calls a function when the first window of the document has been painted. */
export const onFirstPaint = (done: () => void) => {
  addEventListener('load', () => void waitForPaint(done), { once: true });
};
