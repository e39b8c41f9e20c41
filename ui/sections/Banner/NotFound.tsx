import { Inline } from '../../layout/Inline/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { Banner } from './Banner.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** The page's heading. */
  title: string;
  /** The event, in a sentence. */
  text: string;
  /** The button to the home page. */
  home: { label: string; href: string };
  /** Links to other pages. */
  links: readonly { label: string; href: string }[];
  /** A sentence with a link, below the links: about a page that is still to come. */
  note?: { text: string; link: { label: string; href: string } } | undefined;
}

/** Renders the 404 page. */
export const NotFound = ({ title, text, home, links, note }: NotFoundProps) => (
  <Banner
    title={title}
    text={text}
    id="not-found-title"
    level={1}
    surface="snow"
    edge="none"
    beside={{ mark: 'faceoff', markClass: styles.mark }}
    textStyle={{ variant: 'muted' }}
    wordsClass={styles.words}
  >
    <ButtonLink href={home.href} size="lg">
      {home.label}
    </ButtonLink>
    <Inline as="ul" gap="lg">
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} variant="lead">
            {label}
          </TextLink>
        </li>
      ))}
    </Inline>
    {note && (
      <Text>
        {note.text} <TextLink href={note.link.href}>{note.link.label}</TextLink>.
      </Text>
    )}
  </Banner>
);
