declare module '*.webp?preset=hero' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=half' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

// Print on a pack, woven cloth, and a floor of many small crumbs: at the full quality their files would be
// over the budget of a first picture.
declare module '*.webp?preset=tall.58' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=tall.50' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=half.50' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=half.48' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

// The page of the tape has the same picture in this quality, so that both load the same files.
declare module '*.webp?preset=half.44' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=half.55&flop' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=card.50' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=card' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=tile' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=link' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=thumb' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

declare module '*.webp?preset=full' {
  const picture: import('./pictures/imagetools.ts').ImagetoolsPicture;
  export default picture;
}

/** An icon of lucide: its elements with their attributes. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line',
    Record<string, string>,
  ])[];
  export default icon;
}
