import {
  dollars,
  priceText,
  type NamedProduct,
  type PackDetail,
  type ProductTone,
} from './product.ts';

/** The data of a product's card, without the files of its picture. */
export interface CardData {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly homeDescription?: string;
  readonly facts: readonly string[];
  /** The packs, with their prices as text. */
  readonly packs: readonly {
    readonly name: string;
    readonly price: string;
    readonly storeUrl?: string;
  }[];
  readonly packDetails?: readonly PackDetail[];
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
  packDetails,
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
    packs: packs.map(({ name: pack, price, storeUrl: address }) => ({
      name: pack,
      price: dollars(price),
      ...(address !== undefined && { storeUrl: address }),
    })),
    ...(packDetails && { packDetails }),
    pictureAlt: pictures[0].alt,
    tone,
    href: path,
    topics,
    ...(storeUrl !== undefined && { storeUrl }),
  }) satisfies CardData;
