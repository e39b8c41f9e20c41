import {
  dollars,
  pieceText,
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
    /** The price of one piece: `$2.00 a roll`. */
    readonly each?: string;
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
  piece,
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
    packs: packs.map((pack) => {
      const each = pieceText(pack, piece);
      return {
        name: pack.name,
        price: dollars(pack.price),
        ...(each !== undefined && { each }),
        ...(pack.storeUrl !== undefined && { storeUrl: pack.storeUrl }),
      };
    }),
    ...(packDetails && { packDetails }),
    pictureAlt: pictures[0].alt,
    tone,
    href: path,
    topics,
    ...(storeUrl !== undefined && { storeUrl }),
  }) satisfies CardData;
