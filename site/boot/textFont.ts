/**
 * The font of running text is loaded after the first paint, because it would compete with the first
 * picture. Until then, text has a system font with the same metrics.
 */
const font = '1em "Crossbar Text"';

/** Set in the local storage when the browser has the font, probably still in its cache. */
const storageKey = 'text-font';

const { dataset } = document.documentElement;

/** Loads the font and then shows it. Text keeps the system font when the font cannot be loaded. */
export const loadTextFont = async () => {
  try {
    await document.fonts.load(font);
    delete dataset['systemText'];
    localStorage.setItem(storageKey, '1');
  } catch {
    // Browsers that block the local storage throw.
  }
};

const wasLoaded = () => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

if (wasLoaded()) void loadTextFont();
else dataset['systemText'] = '';
