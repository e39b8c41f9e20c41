import { useState, type FormEvent } from 'react';
import { useIsHydrated } from '../../foundations/useIsHydrated.ts';
import { readChoice, type Choice, type FinderField } from './choice.ts';

/** The address of the page, which carries the choice of a finder. */
export interface FinderAddress {
  /** Returns the parameters of the address. */
  read: () => { get: (name: string) => string | null };
  /** Puts a choice into the address of the finder with this id, in place of the last one. */
  write: (id: string, choice: Choice) => void;
}

interface Options<Name extends string> {
  id: string;
  fields: readonly FinderField<Name>[];
  initial: Choice<Name>;
  address: FinderAddress | undefined;
}

/**
 * Returns the choice, which is the one of the address at first, and what to do when a field of the form
 * changes. The choice is undefined in the document and until it is hydrated.
 */
export const useChoice = <Name extends string>({ id, fields, initial, address }: Options<Name>) => {
  const isHydrated = useIsHydrated();
  const [made, setMade] = useState<Choice<Name>>();
  const given = () => (address ? readChoice(fields, address.read(), initial) : initial);
  const choice = made ?? (isHydrated ? given() : undefined);

  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readChoice(fields, new FormData(currentTarget), choice ?? initial);
    setMade(next);
    address?.write(id, next);
  };
  return { choice, onChange };
};
