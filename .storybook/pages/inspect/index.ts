/** Everything that is to be said of a page's documents: loaded only when somebody looks. */
import {
  bearings,
  heroWide,
  laces,
  roomAbout,
  roomGuarantee,
  roomPerformance,
  roomPro,
  roomQuality,
  roomWhereToBuy,
  tape,
} from '#ui/pictures';
import { sanitize } from '../../../site/api/sanitize/browser.ts';
import type { CardPictureName } from '../../../site/content/pictures.ts';
import { readPage } from '../../../site/e2e/audit/page.ts';
import { headAt, isFixed } from '../../../site/seo/contents.ts';
import { pageStates, type StatedPath } from '../states.ts';
import { stateOf } from '../stateOf.ts';
import { writeDocument, type WrittenDocument } from './document.tsx';
import { inspect, type Inspection } from './inspect.ts';
import { siteAround } from './site.ts';

const pictures: Record<CardPictureName, typeof tape> = {
  'hero-wide': heroWide,
  tape,
  laces,
  bearings,
  'room-about': roomAbout,
  'room-guarantee': roomGuarantee,
  'room-performance': roomPerformance,
  'room-pro': roomPro,
  'room-quality': roomQuality,
  'room-where-to-buy': roomWhereToBuy,
};

const open = ({ html, path }: WrittenDocument) =>
  readPage(new DOMParser().parseFromString(html, 'text/html'), path);

/** States whose documents say the same. */
export interface InspectedStates extends Inspection {
  states: string[];
  drawn: { title: string; picture: typeof tape };
}

export interface InspectedPage {
  documents: readonly InspectedStates[];
  /** States that no document is written for: they come about in the browser. */
  without: readonly string[];
}

const write = async (of: StatedPath, name: string) => {
  const { path, scenario } = stateOf(of, name);
  try {
    return await writeDocument(path, scenario, sanitize);
  } catch (error) {
    // What the API says cannot be read: the build writes no such document.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

const drawnOn = (path: string | undefined, title: string): InspectedStates['drawn'] => ({
  title: title.replace(/ \| [^|]*$/, ''),
  picture: pictures[path && isFixed(path) ? headAt(path).picture.name : 'hero-wide'],
});

/** Looks at the document of each of a page's states. */
export const inspectPage = async (of: StatedPath): Promise<InspectedPage> => {
  const around = await Promise.all(
    ['/', '/404'].map((path) => writeDocument(path, 'ok', sanitize).then(open)),
  );
  const [home, notFound] = around as [ReturnType<typeof open>, ReturnType<typeof open>];
  const site = siteAround(home, notFound);
  const documents = new Map<string, InspectedStates>();
  const without: string[] = [];
  for (const name of Object.keys(pageStates[of].states)) {
    const written = await write(of, name);
    if (!written) {
      without.push(name);
      continue;
    }
    const seen = inspect(open(written), site);
    const key = JSON.stringify(seen);
    const known = documents.get(key);
    if (known) known.states.push(name);
    else {
      const drawn = drawnOn(written.path, seen.card.title);
      documents.set(key, { ...seen, states: [name], drawn });
    }
  }
  return { documents: [...documents.values()], without };
};
