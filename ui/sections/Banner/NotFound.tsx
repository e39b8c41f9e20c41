import { Inline, Section } from '../../layout/index.ts';
import { ButtonLink, Heading, RinkMark, Text, TextLink } from '../../primitives/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** The page's heading. */
  title: string;
  /** What happened, without blame. */
  text: string;
  /** The main way on. */
  home: { label: string; href: string };
  /** Other pages people look for. */
  links: readonly { label: string; href: string }[];
}

/** There is no page at this address. */
export const NotFound = ({ title, text, home, links }: NotFoundProps) => (
  <Section surface="snow" labelledBy="not-found-title">
    <span className={styles.mark}>
      <RinkMark variant="faceoff" />
    </span>
    <div className={styles.words}>
      <Heading level={1} size="xl" id="not-found-title">
        {title}
      </Heading>
      <Text size="lg" variant="muted">
        {text}
      </Text>
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
    </div>
  </Section>
);
