/** The brand as search engines are told of it. */
import { config } from '../config/index.ts';
import { brand, foundingYear, hours } from '../content/facts.ts';
import { home } from '../content/home.ts';

const organizationId = `${config.origin}/#organization`;

/** A pointer to the brand from another thing. */
export const theBrand = { '@id': organizationId };

export const organization = () => {
  const sameAs = Object.values(config.social).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: `${config.origin}/`,
    logo: `${config.origin}/icon-512.png`,
    description: home.head.description,
    foundingDate: String(foundingYear),
    ...(sameAs.length > 0 && { sameAs }),
  };
};

export const website = () => ({
  '@type': 'WebSite',
  '@id': `${config.origin}/#website`,
  name: brand,
  url: `${config.origin}/`,
  publisher: theBrand,
});

const openingHours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: hours.days.map((day) => `https://schema.org/${day}`),
  opens: hours.opens,
  closes: hours.closes,
};

/** How to reach the brand; a business with a place only when the owner gave its address. */
export const reachableOrganization = () => {
  const { email, phone, address } = config.contact;
  if (address.length > 0) {
    return {
      ...organization(),
      '@type': 'LocalBusiness',
      email,
      telephone: phone,
      address: address.join(', '),
      openingHoursSpecification: openingHours,
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
      hoursAvailable: openingHours,
    },
  };
};
