import { Container } from '../../layout/Container/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { SocialLinks, type SocialLinksProps } from '../../primitives/SocialLinks/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** Groups of links, each with a heading. */
  groups: readonly {
    title: string;
    links: readonly { label: string; href: string; external?: boolean }[];
  }[];
  /** The brand's social networks. One without `href` is shown as a placeholder. */
  socials: SocialLinksProps['links'];
  /** The last line. */
  copyright: string;
}

/** Renders the footer of every page. */
export const Footer = ({ groups, socials, copyright }: FooterProps) => (
  <footer data-surface="night" className={styles.footer}>
    <Container>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo size="footer" />
          <SocialLinks label="Follow us" links={socials} />
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.group}>
            <Heading level={2} size="xs">
              {title}
            </Heading>
            <ul role="list" className={styles.list}>
              {links.map(({ label, href, external = false }) => (
                <li key={href}>
                  <TextLink href={href} variant="row" external={external}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </Container>
  </footer>
);
