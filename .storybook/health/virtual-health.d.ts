declare module 'virtual:health' {
  const health: Readonly<Record<string, import('./types.ts').Health>>;
  export default health;
}
