/** Every product. Only the build, tests and stories load it. */
declare module 'virtual:products' {
  export const products: readonly import('./product.ts').NamedProduct[];
}

/** The data of the product cards. */
declare module 'virtual:product-cards' {
  export const cards: readonly (import('./card.ts').CardData & {
    readonly picture: import('#ui').ProductShowcaseProps['products'][number]['picture'];
    readonly thumb: import('#ui').InTheBagProps['picture'];
  })[];
}

/** Loads the code of a product: its page, and its finder for guides. Each product has a chunk of its own. */
declare module 'virtual:product-pages' {
  import type { ComponentType } from 'react';

  export const productPages: Readonly<
    Record<
      import('./row.ts').ProductPage,
      () => Promise<{ Page: ComponentType; GuideFinder?: ComponentType }>
    >
  >;
}
