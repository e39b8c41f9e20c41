/** The check of the covers of posts. */
import sharp from 'sharp';
import { noPosts, type AnyPost, type Check, type Fault, type Known } from './check.ts';
import { sentenceAt } from './contract.ts';
import { sendTo, type Exchange } from './exchange.ts';

/** The most posts whose covers are fetched. */
const coverLimit = 20;

const coverField = (name: string) =>
  sentenceAt('components', 'schemas', 'PostSummary', 'properties', name);

/** Fetches a picture from the API, or from another host by https. */
const fetchCover = ({ send }: Known, url: string): Promise<Exchange> => {
  if (url.startsWith('/')) return send({ path: url });
  const { origin, pathname, search } = new URL(url);
  return sendTo(new URL(origin))({ path: pathname + search });
};

const sizeFaults = async (exchange: Exchange, url: string, width?: number): Promise<Fault[]> => {
  const sentence = coverField(width === undefined ? 'coverImage' : 'coverImages');
  const type = exchange.headers['content-type'] ?? '';
  if (exchange.status !== 200 || !type.startsWith('image/')) {
    return [{ what: `The cover ${url} is not a picture.`, sentence, exchange }];
  }
  if (width === undefined) return [];
  const actual = await sharp(exchange.body)
    .metadata()
    .catch(() => undefined);
  return actual?.width === width
    ? []
    : [
        {
          what: `The cover ${url} is ${actual?.width ?? 'not a picture of any'} px wide, not ${width}.`,
          sentence,
          exchange,
        },
      ];
};

/** The check of the schema reports others. */
const isCover = (value: unknown): value is { url: string; width: number } =>
  typeof Object(value).url === 'string' && typeof Object(value).width === 'number';

const coversOf = ({ coverImage, coverImages }: AnyPost): { url: string; width?: number }[] => [
  ...(typeof coverImage === 'string' && coverImage !== '' ? [{ url: coverImage }] : []),
  ...(Array.isArray(coverImages) ? coverImages.filter(isCover) : []),
];

const coverFaults = async (known: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const post of known.posts.slice(0, coverLimit)) {
    for (const { url, width } of coversOf(post)) {
      // The check of the schema reports another address.
      if (!/^(?:\/(?!\/)|https:\/\/)/.test(url) || !URL.canParse(url, 'https://a.example'))
        continue;
      faults.push(...(await sizeFaults(await fetchCover(known, url), url, width)));
    }
  }
  return faults;
};

export const coverCheck: Check = {
  name: 'covers are pictures of the widths that the API names',
  obstacle: noPosts,
  find: coverFaults,
};
