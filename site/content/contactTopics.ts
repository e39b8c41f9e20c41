import { linkTo } from '../routes.ts';

/** The texts that a link to the contact page can fill in: `/contact?topic=guarantee`. An address names a text and never contains one. */
export const contactTopics = {
  guarantee: {
    subject: 'Customer Support',
    message:
      'Guarantee claim\n\nOrder number: \nProduct: \nWhat it should have done, and what it did: ',
  },
} as const;

type ContactTopic = keyof typeof contactTopics;

const parameter = 'topic';

/** Returns a link to the contact page that fills in a topic. */
export const contactHref = (topic: ContactTopic) =>
  `${linkTo('/contact').href}?${new URLSearchParams({ [parameter]: topic })}`;

/** Returns what the query of an address fills in. Nothing for a topic that does not exist. */
export const topicOf = (query: string) => {
  const topic = new URLSearchParams(query).get(parameter) ?? '';
  return Object.hasOwn(contactTopics, topic) ? contactTopics[topic as ContactTopic] : {};
};
