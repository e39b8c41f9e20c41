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

/** The pages of the products, each a chunk of its own, with the product's finder for guides. */
declare module 'virtual:product-pages' {
  import type { ComponentType } from 'react';

  export const productPages: Readonly<
    Record<
      import('./row.ts').ProductPage,
      () => Promise<{ Page: ComponentType; GuideFinder?: ComponentType }>
    >
  >;
}
