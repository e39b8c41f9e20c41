import type { NamedProduct } from '../../catalog/product.ts';
import type { PublicConfig, SiteConfig } from '../../config/types.ts';
import type { CheckedFacts } from '../../content/checked.ts';

export interface LaunchInput {
  config: SiteConfig;
  /** The configuration without any variable: the placeholders. */
  placeholders: PublicConfig;
  facts: Pick<CheckedFacts, 'claims' | 'legalPages' | 'paths' | 'numbers' | 'testimonials'> & {
    abec: Record<keyof CheckedFacts['abec'], string>;
  };
  products: readonly Pick<NamedProduct, 'key' | 'storeUrl'>[];
}

/** Domains that belong to nobody (RFC 2606). */
const isReserved = (text: string) =>
  /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b/.test(text);
/** Telephone numbers for fiction: 555-0100 to 555-0199. */
const isFictional = (phone: string) => /555\)?\D*01\d\D?\d/.test(phone);

const settings = ({ config, placeholders }: LaunchInput) => {
  const { origin, store, contact } = config.public;
  return [
    ['VITE_SITE_ORIGIN', 'the address of the site', origin, placeholders.origin],
    ['VITE_STORE_URL', 'the store', store.home, placeholders.store.home],
    ['VITE_CONTACT_EMAIL', 'the e-mail address', contact.email, placeholders.contact.email],
    ['VITE_CONTACT_PHONE', 'the phone number', contact.phone, placeholders.contact.phone],
  ] as const;
};

const placeholderFaults = (input: LaunchInput) =>
  settings(input)
    .filter(
      ([, , value, placeholder]) =>
        value === placeholder || isReserved(value) || isFictional(value),
    )
    .map(
      ([name, meaning, value]) => `${name}: ${meaning} is the placeholder '${value}'. Set yours.`,
    );

const addressFaults = ({ config }: LaunchInput) =>
  config.public.contact.address.length === 0
    ? [
        'VITE_CONTACT_ADDRESS is not set: the contact page shows a placeholder. Set your postal address.',
      ]
    : [];

const profiles = ['instagram', 'facebook', 'x', 'youtube'] as const;

const socialFaults = ({ config }: LaunchInput) =>
  profiles
    .filter((name) => config.public.social[name] === undefined)
    .map(
      (name) =>
        `VITE_SOCIAL_${name.toUpperCase()} is not set: its icon is shown and leads nowhere. Set your profile.`,
    );

const productFaults = ({ config, products }: LaunchInput) =>
  products
    .filter(({ key, storeUrl }) => (config.public.store.products[key] ?? storeUrl) === undefined)
    .map(
      ({ key }) =>
        `VITE_STORE_${key.toUpperCase()}_URL is not set: the buttons of this product lead to the front page of the store. Set it, or 'storeUrl' in site/products/${key}.ts.`,
    );

const apiFaults = ({ config }: LaunchInput) =>
  config.apiOrigin === undefined
    ? ['API_ORIGIN is not set: the blog would have the articles of the mock API. Set your API.']
    : [];

const parts = ['source', 'base', 'method', 'date'] as const;

const claimFaults = ({ facts }: LaunchInput) =>
  facts.claims.flatMap((claim) => {
    const empty = parts.filter((part) => claim[part] === '');
    return empty.length > 0
      ? [
          `The claim '${claim.value} ${claim.label}' has no ${empty.join(', ')}: fill it in in site/content/whyChoose/performance.ts, or remove the claim.`,
        ]
      : [];
  });

const gradeFaults = ({ facts }: LaunchInput) => {
  const { page, showcase } = facts.abec;
  return page === showcase
    ? []
    : [
        `The bearings are ${page} on their page and ${showcase} on the home page: make both the same in site/products/bearings.ts.`,
      ];
};

const linkFaults = ({ facts }: LaunchInput) =>
  facts.legalPages
    .filter(({ path }) => !facts.paths.includes(path))
    .map(
      ({ key, path }) =>
        `The footer links to ${path}, which is a 404 page: write site/content/legal/${key}.md.`,
    );

const testimonialFaults = ({ facts }: LaunchInput) =>
  facts.testimonials.flatMap(({ file, items }) =>
    items
      .filter(({ isInvented }) => isInvented)
      .map(
        ({ id }) =>
          `The testimonial '${id}' in ${file} is invented: replace it by the words of a player who agreed, and remove 'isInvented'.`,
      ),
  );

const stagingFaults = ({ config }: LaunchInput) =>
  config.public.isStaging
    ? ['STAGING is 1: search engines would not list the site, and each page says so. Unset it.']
    : [];

/** The number on the card in the picture of the guarantee page. */
const daysInPicture = 30;

const pictureFaults = ({ facts }: LaunchInput) => {
  const { guaranteeDays } = facts.numbers as { guaranteeDays: number };
  return guaranteeDays === daysInPicture
    ? []
    : [
        `The guarantee is ${guaranteeDays} days, and the picture of its page shows a ${daysInPicture}: replace ui/assets/pictures/room-guarantee.webp.`,
      ];
};

/** Returns a sentence for each thing that a site for the public should not have. */
export const launchFaults = (input: LaunchInput): string[] => [
  ...stagingFaults(input),
  ...placeholderFaults(input),
  ...addressFaults(input),
  ...productFaults(input),
  ...socialFaults(input),
  ...apiFaults(input),
  ...testimonialFaults(input),
  ...claimFaults(input),
  ...gradeFaults(input),
  ...linkFaults(input),
  ...pictureFaults(input),
];
