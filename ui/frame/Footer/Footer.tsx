import { Container } from '../../layout/index.ts';
import {
  Heading,
  Icon,
  Logo,
  Text,
  TextLink,
  VisuallyHidden,
  type IconName,
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
  socials: readonly { name: string; icon: IconName; href?: string | undefined }[];
  /** The line at the very end. */
  copyright: string;
}

const Social = ({ name, icon, href }: FooterProps['socials'][number]) =>
  href ? (
    <a href={href} target="_blank" rel="noopener" className={styles.social}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (opens in a new tab)`}</VisuallyHidden>
    </a>
  ) : (
    // A placeholder link: it has a name and says that it cannot be followed yet.
    <a role="link" aria-disabled="true" className={styles.social}>
      <Icon name={icon} size="md" />
      <VisuallyHidden>{`${name} (coming soon)`}</VisuallyHidden>
    </a>
  );

/** The end of every page: all the ways on. */
export const Footer = ({ about, groups, socials, copyright }: FooterProps) => (
  <footer data-surface="night" className={styles.footer}>
    <Container>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo size="footer" />
          <Text look="muted">{about}</Text>
          <ul className={styles.socials} aria-label="Follow us">
            {socials.map((social) => (
              <li key={social.name}>
                <Social {...social} />
              </li>
            ))}
          </ul>
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
