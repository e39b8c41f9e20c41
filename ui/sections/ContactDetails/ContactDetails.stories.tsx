import { expect, waitFor } from 'storybook/test';
import { tape } from '#ui/pictures';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import { forcedColors, onlyAt, phoneAndDesktop, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from '../../forms/ContactForm/index.ts';
import { contactWords } from '#.storybook/fixtures/contactForm.tsx';
import { footer } from '#.storybook/fixtures/frame.ts';

const details = [
  {
    term: 'Email',
    lines: [{ text: 'hello@crossbarhockey.example', href: 'mailto:hello@crossbarhockey.example' }],
  },
  { term: 'Phone', lines: [{ text: '(555) 010-0142', href: 'tel:5550100142' }] },
  { term: 'Address', lines: [{ text: '1 Rink Road' }, { text: 'Springfield' }] },
  { term: 'Opening hours', lines: [{ text: 'Monday to Friday, 09:00–17:00' }] },
];

const meta = preview.meta({
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  args: {
    title: 'Talk to us',
    lead: 'Which tape, how long a lace, how many packs for a whole team: ask.',
    note: 'Looking for a package?',
    orders: { label: 'Track your Amazon order', href: 'https://example.com/orders' },
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Contact', href: '/contact' },
    ],
    details,
    store: { label: 'Visit our Amazon store', href: 'https://example.com/store' },
    socials: footer.socials.map(({ name, icon }) => ({ name, icon })),
  },
});

export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(555) 010-0142' })).toHaveAttribute(
      'href',
      'tel:5550100142',
    );
    await expect(canvas.getByRole('link', { name: 'X (coming soon)' })).not.toHaveAttribute('href');
    await expect(canvas.getByText('1 Rink Road')).toBeVisible();
    await expect(canvas.getByText(/Looking for a package/)).toBeVisible();
  },
});

const answers = {
  title: 'Common questions',
  links: [
    { label: 'How many rolls do you need?', href: '/hockey-tape#rolls' },
    { label: 'How long should your laces be?', href: '/hockey-laces#lace-length' },
    { label: 'What the guarantee covers', href: '/why-choose/guarantee' },
  ],
};

/**
 * Email and phone come before the form, the other details after it. From tablets up, a picture fills the height of
 * the form, and the answers are below it.
 */
export const WithForm = meta.story({
  ...phoneAndDesktop,
  args: {
    children: <ContactForm {...contactWords} />,
    answers,
    picture: tape,
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'SEND MESSAGE' });
    const email = canvas.getByRole('link', { name: 'hello@crossbarhockey.example' });
    await expect(send.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const address = canvas.getByText('1 Rink Road');
    await expect(send.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Without a picture. */
export const NoImage = meta.story({
  ...onlyAt('w1440'),
  args: { children: <ContactForm {...contactWords} /> },
});

/** The picture is decoration: its color takes its place. */
export const BrokenImage = WithForm.extend({
  ...onlyAt('w1440'),
  args: { picture: { ...tape, src: missingPicture, sources: [] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toHaveAttribute('src'));
  },
});

/** The form is of no use on paper, and is not printed. */
export const Printed = WithForm.extend({
  ...printed,
  tags: ['!autodocs', '!dev', '!test'],
});

/** Without an address. */
export const NoAddress = meta.story({
  args: { details: details.filter(({ term }) => term !== 'Address') },
});

export const LongText = meta.story({
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = meta.story({
  args: {
    title: unbrokenWord,
    details: [{ term: unbrokenWord, lines: [{ text: unbrokenWord, href: '/word' }] }],
  },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
