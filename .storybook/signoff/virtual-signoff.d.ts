declare module 'virtual:signoff' {
  const signoff: {
    /** Whether the server of this Storybook writes signatures. */
    canSign: boolean;
    baselines: import('./signoff.ts').Baselines;
    signatures: import('./signoff.ts').Signatures;
  };
  export default signoff;
}
