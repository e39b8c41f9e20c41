import type { Surface } from '../../foundations/tokens/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { RinkMark, type RinkMarkProps } from '../../primitives/RinkMark/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import type { DrawingData } from '../Figure/index.ts';
import * as markStyles from './mark.css.ts';
import * as styles from './PageIntro.css.ts';
import { PageWords, type PageWordsProps } from './PageWords.tsx';

interface PageIntroOptions extends PageWordsProps {
  /** The background and the text colors that go with it. */
  surface?: Surface;
}

interface WithMark {
  /** The rink mark beside the title, from tablets up. `rink` is on phones, too, where a long title would run over it. */
  mark?: RinkMarkProps['variant'];
  drawing?: never;
  picture?: never;
  pictureAlt?: never;
  isShort?: never;
}

interface Short {
  /** A low band with nothing beside its words, for a page whose content is to begin in the first screen. */
  isShort: true;
  mark?: never;
  drawing?: never;
  picture?: never;
  pictureAlt?: never;
}

interface WithDrawing {
  /** A blue line drawing in place of the mark, as pale as the rink. Screen readers do not read it. */
  drawing: DrawingData;
  mark?: never;
  picture?: never;
  pictureAlt?: never;
  isShort?: never;
}

interface WithPicture {
  /** A picture beside the text, or below it on phones. */
  picture: PictureData;
  /** The text alternative of the picture. */
  pictureAlt: string;
  mark?: never;
  drawing?: never;
  isShort?: never;
}

/** A page starts with a picture, a rink mark or a drawing beside its title, or is short. */
export type PageIntroProps = PageIntroOptions & (WithMark | WithDrawing | WithPicture | Short);

const wordsOf = (picture: PictureData | undefined, isShort: boolean | undefined) => {
  if (picture) return styles.besidePicture;
  return isShort ? styles.short : styles.words;
};

/** Renders the start of a page: breadcrumb, title, lead. */
export const PageIntro = ({
  surface = 'crease',
  mark = 'faceoff',
  drawing,
  picture,
  pictureAlt,
  isShort,
  ...words
}: PageIntroProps) => (
  <Section surface={surface} inset="none" labelledBy="page-title" bleed>
    {drawing && (
      // Lazy, because phones do not show it.
      <img
        src={drawing.src}
        width={drawing.width}
        height={drawing.height}
        alt=""
        loading="lazy"
        decoding="async"
        className={markStyles.drawing}
      />
    )}
    {!picture && !drawing && !isShort && (
      <span className={`${markStyles.mark} ${markStyles.place[mark]}`}>
        <RinkMark variant={mark} />
      </span>
    )}
    <Container>
      <div className={wordsOf(picture, isShort)}>
        <PageWords {...words} />
      </div>
    </Container>
    {picture && (
      <div className={styles.picture}>
        <div className={styles.frame}>
          <Picture
            source={picture}
            alt={pictureAlt}
            sizes="(min-width: 64em) 50vw, (min-width: 48em) 80vw, 100vw"
            ratio="fill"
            priority="first"
          />
        </div>
      </div>
    )}
  </Section>
);
