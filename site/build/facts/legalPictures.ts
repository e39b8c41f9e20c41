import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture } from '../../api/sanitize/values.ts';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

/** Whether a source of a content security policy, such as `https://*.example.com`, allows an origin. */
const allows = (host: string, { origin, protocol }: URL): boolean =>
  host.includes('*')
    ? protocol === 'https:' && origin.endsWith(host.slice(host.indexOf('*') + 1))
    : new URL(host).origin === origin;

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const ownFault = (path: string): string[] => {
  const [name = ''] = path.split(/[?#]/);
  return existsSync(join(publicFolder, decoded(name)))
    ? []
    : [`shows the picture '${path}', which is not in site/public: add the file there.`];
};

const faultsOf = (src: string, imageHosts: readonly string[]): string[] => {
  const address = picture(src.trim());
  const shown = src.length > 60 ? `${src.slice(0, 60)}…` : src;
  if (address === undefined) {
    return [
      `shows the picture '${shown}', which is removed: put its file into site/public, and write a path such as /picture.png.`,
    ];
  }
  if (address.startsWith('/')) return ownFault(address);
  const url = new URL(address);
  if (imageHosts.some((host) => allows(host, url))) return [];
  return [
    `shows the picture '${shown}', which browsers will not load: put its file into site/public, or add ${url.origin} to IMAGE_HOSTS when building and when serving.`,
  ];
};

/** Returns a sentence for each picture of a legal text that readers would not see. */
export const sourceFaults = (
  elements: readonly Element[],
  imageHosts: readonly string[],
): string[] =>
  elements
    .filter(({ localName }) => localName === 'img')
    .flatMap((image) => faultsOf(image.getAttribute('src') ?? '', imageHosts));
