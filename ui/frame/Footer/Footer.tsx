import { Container } from '../../layout/index.ts';
import {
  Heading,
  Logo,
  SocialLinks,
  Text,
  TextLink,
  type SocialLinksProps,
} from '../../primitives/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** What the brand is, in a sentence. */
  about: string;
  /** The links, in named groups. */
  groups: readonly {
    title: string;
    links: readonly { label: string; href: string; external?: boolean }[];
  }[];
  /** The brand's places elsewhere; one without an address yet is shown but leads nowhere. */
  socials: SocialLinksProps['links'];
  /** The line at the very end. */
  copyright: string;
}

/** The end of every page: all the ways on. */
export const Footer = ({ about, groups, socials, copyright }: FooterProps) => (
  <footer data-surface="night" className={styles.footer}>
    <Container>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo size="footer" />
          <Text variant="muted">{about}</Text>
          <SocialLinks label="Follow us" links={socials} />
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.group}>
            <Heading level={2} size="xs">
              {title}
            </Heading>
            <ul>
              {links.map(({ label, href, external = false }) => (
                <li key={href} className={styles.item}>
                  <TextLink href={href} variant="plain" external={external}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.copyright}>{copyright}</p>
    </Container>
  </footer>
);
