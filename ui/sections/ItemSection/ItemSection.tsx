import type { Surface } from '../../foundations/tokens/index.ts';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { ItemList, type ItemListProps } from '../ItemList/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

export interface ItemSectionProps extends ItemListProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The target of links to the section (`#id`), and the base of the heading's id; unique on the page. */
  id: string;
  /** The background and the text colors that go with it. */
  surface?: Surface;
  /** The rink line above the section. */
  edge?: SectionProps['edge'];
}

/** Renders a section with a heading and a list of items: `columnItems`, `stepItems` or `termItems`. */
export const ItemSection = ({
  title,
  lead,
  id,
  items,
  variant,
  surface = 'snow',
  edge = 'none',
}: ItemSectionProps) => (
  <Section surface={surface} edge={edge} labelledBy={`${id}-title`} id={id}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <ItemList items={items} variant={variant} />
  </Section>
);
