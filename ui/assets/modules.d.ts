declare module '*&as=picture' {
  const made: import('./pictures/made.ts').MadePicture;
  export default made;
}

declare module '*&format=jpeg' {
  const address: string;
  export default address;
}
