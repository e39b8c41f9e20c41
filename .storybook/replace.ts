export type Undo = () => void;

/** Replaces a property of an object. Returns a function that restores it. */
export const replace = (owner: object, name: string, value: unknown): Undo => {
  const real = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (real) Object.defineProperty(owner, name, real);
    else Reflect.deleteProperty(owner, name);
  };
};
