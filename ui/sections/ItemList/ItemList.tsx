import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { Text, type TextProps } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { DrawingData } from '../Figure/index.ts';

export interface Item {
  /** The item's heading. */
  title: string;
  /** One or two sentences below it. */
  text: string;
  /**
   * The most important number of the text, in large type above the heading: `30 days`, and what it counts when the
   * heading does not say so. Only `columnItems` shows it, and screen readers read it in the text.
   */
  amount?: { value: string; unit?: string };
  /** The icon before the heading. Only `termItems` shows it; the heading says the same. */
  icon?: IconName;
  /** The line drawing that shows what the text says. Only `stepItems` shows it, and screen readers do not read it. */
  drawing?: DrawingData;
  /** Cases of what the text says, a line each below it. Only `termItems` shows them. */
  points?: readonly string[];
  /** The link below the text. */
  link?: { label: string; href: string };
  /** Addresses below the text, a line each: an email address, a phone number. */
  links?: readonly { label: string; href: string }[];
}

/**
 * The look of the items: the list around them and the parts of an item. A variant is a value that a page
 * imports, not a string, so that a page ships only the styles of the variants on it.
 */
export interface ItemListVariant {
  /** Renders the list element. */
  List: (props: { count: number; children: ReactNode }) => ReactNode;
  /** The class of an item. */
  item: string;
  /**
   * The box before the text of an item: it shows the item's number, or a shape that its class draws.
   * `step` puts the word "Step" before the number, for screen readers and copied text.
   */
  marker?: { classes: string; number: 'plain' | 'step' | 'none' };
  /** The class of the box around title and text. Without it they are in the item itself. */
  body?: string;
  /** The classes of the number above the heading. */
  amountClasses?: { row: string; value: string };
  /** The box around the icon before the heading. */
  iconClass?: string;
  /** The class of the list of points below the text. */
  pointsClass?: string;
  /** The class of the drawing after the marker. */
  drawingClass?: string;
  heading: Pick<HeadingProps, 'level' | 'size'>;
  text?: Pick<TextProps, 'size' | 'variant' | 'measure'>;
}

export interface ItemListProps {
  /** The items, in the order in which they are shown. */
  items: readonly Item[];
  /** The look of the items. */
  variant: ItemListVariant;
}

const Marker = ({ classes, number, index }: ItemListVariant['marker'] & { index: number }) => (
  <span className={classes}>
    {number === 'step' && <VisuallyHidden>{'Step '}</VisuallyHidden>}
    {number !== 'none' && index + 1}
  </span>
);

/** Renders a list of items that have a title and a text: steps, standards, features, signs. */
export const ItemList = ({ items, variant }: ItemListProps) => {
  const { List, item, marker, body, amountClasses, iconClass, pointsClass, drawingClass, heading } =
    variant;
  return (
    <List count={items.length}>
      {items.map((one, index) => {
        const words = (
          <>
            {amountClasses && one.amount && (
              <p aria-hidden="true" className={amountClasses.row}>
                <span className={amountClasses.value}>{one.amount.value}</span>
                {one.amount.unit}
              </p>
            )}
            {/* Below a number in large type, the heading is the smaller of the two. */}
            <Heading {...heading} {...(amountClasses && one.amount && { size: 'sm' })}>
              {iconClass && one.icon && (
                <span className={iconClass}>
                  <Icon name={one.icon} />
                </span>
              )}
              {one.title}
            </Heading>
            <Text {...variant.text}>{one.text}</Text>
            {pointsClass && one.points && (
              <ul role="list" className={pointsClass}>
                {one.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {one.link && (
              <p>
                <TextLink href={one.link.href} variant="lead">
                  {one.link.label}
                </TextLink>
              </p>
            )}
            {one.links?.map(({ label, href }) => (
              <Text key={href} size="sm">
                <TextLink href={href} variant="tall">
                  {label}
                </TextLink>
              </Text>
            ))}
          </>
        );
        return (
          <li key={one.title} className={item}>
            {marker && <Marker {...marker} index={index} />}
            {drawingClass && one.drawing && (
              // Not lazy, and low, as in LineDrawing.
              <img
                src={one.drawing.src}
                width={one.drawing.width}
                height={one.drawing.height}
                alt=""
                decoding="async"
                fetchPriority="low"
                className={drawingClass}
              />
            )}
            {body ? <div className={body}>{words}</div> : words}
          </li>
        );
      })}
    </List>
  );
};
