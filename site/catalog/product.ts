/** The type of the files in `site/products/`. */
import type { PictureData } from '#ui';

/** The product's color, one of the tones of the component library. */
export type ProductTone = 'red' | 'blue' | 'green';

/** A picture of a product. */
export interface ProductPicture {
  /** The name of a file in `ui/assets/pictures`, with its extension. */
  readonly file: string;
  /** The text alternative. */
  readonly alt: string;
  /** The part that stays visible on the product's page where its column is narrow; else the center. */
  readonly focus?: PictureData['focus'];
}

/** A pack in which the product is sold. */
export interface Pack {
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** How many pieces are in it. Shown as the price of one: see `piece`. */
  readonly count?: number;
  /** This pack at the store, when the store has a page for each. */
  readonly storeUrl?: string;
}

/** The facts of a pack that only the owner can give. Until then the page says 'see Amazon'. */
export interface PackDetail {
  /** In a sentence: `Lengths`, `Bearings in a set`. */
  readonly label: string;
  readonly value?: string;
}

/** The measures in mm that the viewer draws beside a puck, to show the size of the product. */
export interface ProductScale {
  /** A round part from the front, or a strip of tape. */
  readonly drawing:
    | { readonly shape: 'ring'; readonly outer: number; readonly bore: number }
    | { readonly shape: 'strip'; readonly width: number };
  /** The measure, in a sentence. */
  readonly text: string;
}

/** The finders that a product can have on its page. */
export type FinderName = 'laceLength' | 'tapeRolls' | 'bearingCount';

/** A drawing of the parts of a product. */
export type AnatomyName = 'bearing' | 'lace' | 'tape';

/** A title with a text. */
interface Item {
  readonly title: string;
  readonly text: string;
}

/** A product. The name of its file is its key: it names `VITE_STORE_KEY_URL`. */
export interface Product {
  /** The place among the products in menus and lists, from 1. */
  readonly position: number;
  /** Names the product where it is one of several. */
  readonly id: string;
  /** The path of its page, lower case: `/hockey-tape`. */
  readonly path: string;
  readonly name: string;
  /** The product and its use, in the middle of a sentence: `tape`, `your shins`. */
  readonly noun: string;
  readonly use: string;
  readonly tone: ProductTone;
  /** The kind of product, in a few words below its name: `Clear shin guard tape`. */
  readonly kind: string;
  /** The packs, the smallest first, at most four. */
  readonly packs: readonly [Pack, ...Pack[]];
  /** One piece of a pack that has a `count`: `roll`. */
  readonly piece?: string;
  /** A fact about the pack that its name does not give. */
  readonly packDetails?: readonly PackDetail[];
  /** The product at the store, when `VITE_STORE_KEY_URL` is not set. Without both it is the store's front page. */
  readonly storeUrl?: string;
  /** Words in the slugs of posts that are about it, in lower case. The page of such a post shows it. */
  readonly topics: readonly string[];
  /** The category in structured data. */
  readonly category: string;
  /** The material in structured data. */
  readonly material?: string;
  readonly head: {
    /** The title without the brand, at most 52 characters. */
    readonly title: string;
    /** 70 to 160 characters, as search engines show it. */
    readonly description: string;
    readonly keywords: readonly string[];
  };
  readonly card: {
    readonly description: string;
    /** Replaces the description on the home page. */
    readonly homeDescription?: string;
    /** Three facts of a few words each, where visitors order. */
    readonly facts: readonly string[];
  };
  readonly page: {
    readonly description: string;
    /** Facts of a word or two each. */
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly features: {
      readonly title: string;
      readonly lead: string;
      readonly features: readonly Item[];
    };
    /** The product beside a puck, below its pictures at their full size. */
    readonly scale?: ProductScale;
    /** The drawing beside the features, which has their numbers. */
    readonly anatomy?: AnatomyName;
    /** The products beside it in the bag, the closest first, each with a reason. Others follow them. */
    readonly goesWith?: readonly { readonly key: string; readonly text: string }[];
    /** The link to a guide or a post. A product without one has none. */
    readonly guide?: Item & {
      readonly path: string;
      readonly label: string;
      /** The file of the product's picture beside it. */
      readonly picture: string;
    };
    /** The finder below the features: the name of a file in `site/pages/finders`. */
    readonly finder?: FinderName;
    /** Shows the pictures on the left, on a white surface. */
    readonly reversed?: boolean;
  };
  /** The main picture first, which cards show too. */
  readonly pictures: readonly [ProductPicture, ...ProductPicture[]];
}

/** A product with the name of its file. */
export type NamedProduct = Product & { readonly key: string };

// Not `toFixed`, which throws for a price that is a text, before the check of the facts can name it.
const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Returns an amount as text: `$9.99`. */
export const dollars = (amount: number) => `$${decimals.format(amount)}`;

/** Returns the price as text: `$7.99`, or `$9.99 – $18.99` for several packs. */
export const priceText = (packs: readonly Pack[]) => {
  const prices = packs.map(({ price }) => price).toSorted((a, b) => a - b);
  return [...new Set([prices.at(0), prices.at(-1)])]
    .flatMap((price) => (price === undefined ? [] : [dollars(price)]))
    .join(' – ');
};

/** Returns the price of one piece of a pack: `$2.00 a roll`. */
export const pieceText = ({ price, count }: Pack, piece: string | undefined) =>
  count !== undefined && piece !== undefined ? `${dollars(price / count)} a ${piece}` : undefined;
