import { Heading } from '../../primitives/Heading/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import * as styles from './OtherGuides.css.ts';

export interface OtherGuidesProps {
  /** The titles and the addresses of the guides, each with a decorative picture. */
  guides: readonly { label: string; href: string; picture: PictureData | string }[];
}

const titleId = 'more-guides';

/** Renders links to the guides that a reader may want next, side by side on wide windows. */
export const OtherGuides = ({ guides }: OtherGuidesProps) => (
  <nav aria-labelledby={titleId} className={styles.list}>
    <Heading level={2} size="md" id={titleId}>
      More guides
    </Heading>
    {guides.map(({ label, href, picture }) => (
      <div key={href} className={styles.tile}>
        <div className={styles.picture}>
          <Picture source={picture} isDecorative ratio="fill" sizes="9.5rem" />
        </div>
        <Heading level={3} size="sm">
          <TextLink href={href} variant="card">
            {label}
          </TextLink>
        </Heading>
        <Icon name="arrow" />
      </div>
    ))}
  </nav>
);
