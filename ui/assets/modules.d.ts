declare module '*&as=picture' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*&format=jpeg' {
  const address: string;
  export default address;
}

/** One icon of the icon package: its elements with their attributes. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line',
    Record<string, string>,
  ])[];
  export default icon;
}
