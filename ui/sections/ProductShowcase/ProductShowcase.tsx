import { ProductCard, type ProductCardProps } from '../../cards/ProductCard/index.ts';
import { Grid, type GridProps } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';
import * as styles from './ProductShowcase.css.ts';

export interface ProductShowcaseProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The target of links to the section (`#id`). */
  id: string;
  /** A button to a page with all products: beside the heading on desktops, else below the products. */
  more?: { label: string; href: string };
  /**
   * On phones, each card has a small picture beside the name of its product, so the list is a third shorter. The
   * names are smaller in all windows.
   *
   * @default false
   */
  isCompact?: boolean;
  /** The products, in their order. */
  products: readonly (ProductCardProps & { id: string })[];
}

type Columns = Exclude<GridProps['columns'], 'lead' | 'thirds'>;

/** The columns for a number of cards. Other numbers have `3`. */
const columnsOf: Readonly<Record<number, Columns>> = {
  1: 'trio',
  2: '2',
  3: 'trio',
  4: 'quartet',
  5: 'sixths',
};

const inThree = '(min-width: 84em) 25rem, (min-width: 64em) 31vw';
/**
 * The widths at which pictures are drawn. Where the picture is beside the text, which is about as high, its
 * sides are cropped: in one column on a tablet.
 */
const pictureSizes = {
  '2': '(min-width: 84em) 39rem, (min-width: 48em) 47vw, 94vw',
  '3': `${inThree}, (min-width: 48em) 47vw, 94vw`,
  trio: `${inThree}, (min-width: 48em) 49vw, 94vw`,
  sixths: `${inThree}, (min-width: 48em) 49vw, 94vw`,
  quartet: '(min-width: 90em) 19rem, (min-width: 48em) 47vw, 94vw',
} as const satisfies Record<Columns, string>;

const compactSizes = (columns: Columns) =>
  pictureSizes[columns].replace('94vw', '(min-width: 22em) 40vw, 94vw');

/** Renders product cards side by side, none of them alone in its row. */
export const ProductShowcase = ({
  title,
  lead,
  id,
  more,
  isCompact = false,
  products,
}: ProductShowcaseProps) => {
  const columns = columnsOf[products.length] ?? '3';
  return (
    <Section surface="snow" id={id} labelledBy={`${id}-title`}>
      <HeadedList title={title} lead={lead} id={`${id}-title`} all={more} variant="section">
        <Grid columns={columns}>
          {products.map(({ id: key, ...product }) => (
            <li key={key} className={columns === 'sixths' ? styles.ofFive : undefined}>
              <ProductCard
                {...product}
                // Two cards are so wide that a higher picture would fill a window.
                pictureRatio={columns === '2' ? 'photo' : 'card'}
                pictureSizes={isCompact ? compactSizes(columns) : pictureSizes[columns]}
                isCompact={isCompact}
              />
            </li>
          ))}
        </Grid>
      </HeadedList>
    </Section>
  );
};
