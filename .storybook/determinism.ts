/** Makes stories look and behave the same on every run. `preview.tsx` registers it once. */
import { configure } from 'storybook/test';
import lockup from '../ui/assets/logo/lockup.svg?raw';
import { logoSymbol, logoSymbolId } from '../ui/assets/logo/symbol.ts';
import { rememberErrors } from './consoleErrors.ts';
import { preventNavigation, refuseRequests } from './network.tsx';
import type { Undo } from './replace.ts';
import { emulateForcedColors } from './toolbar/forcedColors.ts';
import { setZone, zones } from './toolbar/zones.ts';

// `waitFor` and `findBy…` give up after 1 s by default, which is too short on a busy machine, and for a state
// gallery, which renders many pages at once.
configure({ asyncUtilTimeout: 10_000 });

/** The time in every story, in ms. It is after the dates of the mock API's posts. */
export const now = Date.parse('2026-11-15T12:00:00Z');

const fontFamilies = ['Crossbar Display', 'Crossbar Text'];

const noMotion = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** Fixes `new Date()` and `Date.now()`. Timers go on. Returns a function that restores the clock. */
const stopClock = (): Undo => {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
};

const loadNow = (image: HTMLImageElement) => {
  image.loading = 'eager';
  image.decoding = 'sync';
};

/**
 * Loads lazy pictures at once, so that a screenshot of the whole story has them, and decodes them
 * synchronously: by default a large picture may be painted a frame after the text around it.
 */
const loadAllPictures = (): Undo => {
  const look = () =>
    document.querySelectorAll<HTMLImageElement>('img[loading=lazy]').forEach(loadNow);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Clears storage except Storybook's own keys. */
const clearStorage = () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!/^(?:@?storybook|sb|vitest)/i.test(key)) storage.removeItem(key);
    }
  }
};

const loadFonts = async () => {
  const faces = [...document.fonts].filter(({ family }) =>
    fontFamilies.includes(family.replaceAll(/["']/g, '')),
  );
  if (faces.length < fontFamilies.length) throw new Error('The brand fonts are not declared.');
  await Promise.all(faces.map((face) => face.load()));
  await document.fonts.ready;
};

const drawLogoOnce = () => {
  if (!document.getElementById(logoSymbolId)) {
    document.body.insertAdjacentHTML('afterbegin', logoSymbol(lockup));
  }
};

// Docs pages without a story need the logo, too.
drawLogoOnce();

const stopMotion = (isStill: boolean): Undo => {
  const style = document.createElement('style');
  style.textContent = isStill ? noMotion : '';
  document.head.append(style);
  return () => style.remove();
};

interface Context {
  globals: Record<string, unknown>;
  viewMode: string;
}

/** Applies the entries of the toolbar that change the browser. A docs page has several stories at once. */
const applyToolbar = ({ globals, viewMode }: Context): Undo[] => {
  const zone = zones[String(globals['zone'])];
  const isForced = globals['forcedColors'] === 'on' && viewMode === 'story';
  return [
    stopMotion(globals['motion'] !== 'on'),
    ...(zone ? [setZone(zone)] : []),
    ...(isForced ? [emulateForcedColors()] : []),
  ];
};

/** Prepares the page before each story. Returns a function that restores it. */
export const prepareStory = async (context: Context) => {
  clearStorage();
  drawLogoOnce();
  await loadFonts();
  const undo = [
    stopClock(),
    rememberErrors(),
    refuseRequests(),
    preventNavigation(),
    loadAllPictures(),
    ...applyToolbar(context),
  ];
  return () => undo.forEach((one) => one());
};
