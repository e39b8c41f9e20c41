declare module 'virtual:token-uses' {
  const uses: import('./uses.ts').TokenUses;
  export default uses;
}
