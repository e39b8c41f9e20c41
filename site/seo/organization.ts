import { config } from '../config/index.ts';
import { brand, foundingYear, hours } from '../content/facts.ts';
import { home } from '../content/home.ts';
import { openingHours } from '../content/hours.ts';

/** The reference to the brand's node from another node. */
export const organizationId = { '@id': `${config.origin}/#organization` };

/** The brand's node for pages that do not have the whole one: home, about and contact do. */
export const publisher = {
  '@type': 'Organization',
  ...organizationId,
  name: brand,
  url: `${config.origin}/`,
};

/** Returns the node of the brand. `sameAs` lists the social profiles that are configured. */
export const organization = () => {
  const sameAs = Object.values(config.social).filter(Boolean);
  return {
    ...publisher,
    logo: `${config.origin}/icon-512.png`,
    description: home.head.description,
    foundingDate: String(foundingYear),
    ...(sameAs.length > 0 && { sameAs }),
  };
};

/** Returns the node of the site. */
export const website = () => ({
  '@type': 'WebSite',
  '@id': `${config.origin}/#website`,
  name: brand,
  url: `${config.origin}/`,
  publisher: organizationId,
});

// One entry without an array, as Google's examples have it.
const openings = openingHours(hours);
const hoursNode = openings.length === 1 ? openings[0] : openings;

/**
 * Returns the node of the brand with its contact data: a LocalBusiness when an address is configured,
 * an Organization otherwise.
 */
export const reachableOrganization = () => {
  const { email, phone, address } = config.contact;
  if (address.length > 0) {
    return {
      ...organization(),
      '@type': 'LocalBusiness',
      email,
      telephone: phone,
      address: address.join(', '),
      openingHoursSpecification: hoursNode,
    };
  }
  return {
    ...organization(),
    email,
    telephone: phone,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      telephone: phone,
      hoursAvailable: hoursNode,
    },
  };
};
