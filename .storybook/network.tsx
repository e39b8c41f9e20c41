/** Keeps stories from the network and on their page. */
import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { LinkProvider, type LinkComponent } from '../ui/foundations/link.ts';
import { replace, type Undo } from './replace.ts';

const refused: string[] = [];

/** Rejects every request, and remembers it for `expectNoRequests`. Returns a function that undoes it. */
export const refuseRequests = (): Undo => {
  refused.length = 0;
  const realFetch = globalThis.fetch;
  const refuse = (address: string) => {
    refused.push(address);
    return new TypeError(`A story sent a request, and stories have no network: ${address}`);
  };
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // Storybook fetches its list of stories again when a file is saved. A gallery sends signatures.
    if (/\/(?:index\.json|signoff)$/.test(new URL(address, location.href).pathname))
      return realFetch(input, init);
    return Promise.reject(refuse(address));
  };
  const undoRequests = replace(
    XMLHttpRequest.prototype,
    'open',
    (_method: string, address: string) => {
      throw refuse(address);
    },
  );
  const undoBeacons = replace(navigator, 'sendBeacon', (address: string) => {
    throw refuse(address);
  });
  return () => {
    globalThis.fetch = realFetch;
    undoRequests();
    undoBeacons();
  };
};

/** @throws {Error} when the story sent a request */
export const expectNoRequests = () => {
  if (refused.length === 0) return;
  throw new Error(`A story sent a request, and stories have no network: ${refused.join(', ')}`);
};

/**
 * Keeps a clicked link from leaving the story. A `#id` stays on the page anyway. Links of docs pages and
 * galleries to other pages of Storybook have the target `_top`.
 */
export const preventNavigation = (): Undo => {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link?.matches(':not([href^="#"], [target="_top"])')) event.preventDefault();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};

const InertLink: LinkComponent = ({ onClick, ...props }) => (
  <a
    {...props}
    onClick={(event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!props.href.startsWith('#')) event.preventDefault();
    }}
  />
);

/** Renders links that do not leave the story. */
export const withoutNavigation: Decorator = (Story) => (
  <LinkProvider value={InertLink}>
    <Story />
  </LinkProvider>
);
