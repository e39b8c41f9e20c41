/**
 * A script of the page around the stories that calls what waits for a frame after 1 s at the latest.
 * Before each file and each story Vitest waits there for a frame, without a limit, and on a busy machine
 * Chromium can leave a page without frames: its stories time out, and the run never ends.
 * `StallReporter` ends a run that stalls for another reason.
 */
export const limitFrames = `
  const nextFrame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    const id = nextFrame((time) => {
      clearTimeout(timer);
      callback(time);
    });
    const timer = setTimeout(() => {
      cancelAnimationFrame(id);
      callback(performance.now());
    }, 1000);
    return id;
  };
`;
