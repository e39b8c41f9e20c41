import { priceText, type NamedProduct, type ProductTone } from './product.ts';

/** The data of a product's card, without the files of its picture. */
export interface CardData {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly homeDescription?: string;
  readonly price: string;
  readonly pictureAlt: string;
  readonly tone: ProductTone;
  readonly href: string;
  readonly storeUrl?: string;
  readonly topics: readonly string[];
}

/** Returns the data of a product's card. */
export const cardOf = ({
  key,
  id,
  name,
  card,
  packs,
  pictures,
  tone,
  path,
  storeUrl,
  topics,
}: NamedProduct) =>
  ({
    key,
    id,
    title: name,
    ...card,
    price: priceText(packs),
    pictureAlt: pictures[0].alt,
    tone,
    href: path,
    topics,
    ...(storeUrl !== undefined && { storeUrl }),
  }) satisfies CardData;
