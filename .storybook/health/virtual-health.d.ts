declare module 'virtual:health' {
  const health: import('./types.ts').AllHealth;
  export default health;
}
