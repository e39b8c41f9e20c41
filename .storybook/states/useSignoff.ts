import { useState } from 'react';
import signoff from 'virtual:signoff';
import { day } from '../docs/day.ts';
import { parseSignatures, type SignRequest } from '../signoff/parseSignature.ts';
import { signoffOf, type Signature } from '../signoff/signoff.ts';
import { keepUnsent, readUnsent } from './unsent.ts';

/** Storybook's prefix keeps the entry when a story starts with empty storage. */
const personKey = 'storybook-signoff-person';

interface Answer {
  signature?: Signature;
  problem?: string;
  /** Whether the server refuses this signature, because the baseline or the state has changed. */
  isInvalid?: boolean;
}

const post = async (request: SignRequest): Promise<Answer> => {
  const response = await fetch('./signoff', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { ...((await response.json()) as Answer), isInvalid: response.status === 400 };
};

const readKept = () => readUnsent(signoff.baselines, signoff.signatures);

/** Holds the signatures of a gallery, and adds new ones. */
export const useSignoff = () => {
  const [person, setPerson] = useState(() => localStorage.getItem(personKey) ?? '');
  const [signatures, setSignatures] = useState(signoff.signatures);
  const [unsent, setUnsent] = useState(readKept);
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState('');

  /** Replaces the unsent signature of a baseline. Reads them again: another tab may have signed. */
  const replaceUnsent = (name: string, ...instead: SignRequest[]) => {
    const kept = [...readKept().filter((one) => one.name !== name), ...instead];
    setUnsent(kept);
    keepUnsent(kept);
  };

  const withdraw = (name: string) => replaceUnsent(name);

  const sign = async (name: string) => {
    const request = { name, baseline: signoff.baselines[name] ?? '', person: person.trim() };
    if (!request.person) {
      setProblem('Write your name first.');
      return;
    }
    if (parseSignatures([request], signoff.baselines).problems.length > 0) {
      setProblem('A name has letters, digits, spaces, and . , - or apostrophes.');
      return;
    }
    localStorage.setItem(personKey, request.person);
    const noAnswer: Answer = {
      problem: 'Not saved: Storybook does not answer. The signature is at the end.',
    };
    setSaving(name);
    const answer = signoff.canSign ? await post(request).catch(() => noAnswer) : {};
    setSaving('');
    setProblem(answer.problem ?? '');
    const { signature, isInvalid } = answer;
    if (signature) {
      setSignatures((others) => ({ ...others, [name]: signature }));
      replaceUnsent(name);
    } else if (!isInvalid) replaceUnsent(name, request);
  };

  const isUnsent = (name: string) => unsent.some((one) => one.name === name);

  /** Returns the status of a baseline in words. */
  const describe = (name: string) => {
    if (saving === name) return 'Saving …';
    if (isUnsent(name)) return 'Signed, not saved: copy it at the end';
    const { signature, status } = signoffOf(signatures, signoff.baselines, name);
    if (!signature) return 'Never signed';
    const by = `${signature.name} on ${day(signature.date)}`;
    return status === 'signed' ? `Signed by ${by}` : `Changed since it was signed by ${by}`;
  };

  const isSigned = (name: string) =>
    isUnsent(name) || signoffOf(signatures, signoff.baselines, name).status === 'signed';

  return { person, setPerson, unsent, problem, sign, withdraw, describe, isUnsent, isSigned };
};

export type Signoff = ReturnType<typeof useSignoff>;
