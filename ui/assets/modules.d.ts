declare module '*.webp?preset=hero' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*.webp?preset=tall' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*.webp?preset=half' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*.webp?preset=card' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*.webp?preset=thumb' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

/** One icon of the icon package: its elements with their attributes. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line',
    Record<string, string>,
  ])[];
  export default icon;
}
