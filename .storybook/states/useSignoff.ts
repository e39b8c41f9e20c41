import { useState } from 'react';
import signoff from 'virtual:signoff';
import type { SignRequest } from '../signoff/parseSignature.ts';
import { signoffOf, type Signature } from '../signoff/signoff.ts';

/** Storybook's prefix keeps the entry when a story starts with empty storage. */
const personKey = 'storybook-signoff-person';

interface Answer {
  signature?: Signature;
  problem?: string;
}

const post = async (request: SignRequest): Promise<Answer> => {
  const response = await fetch('./signoff', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return (await response.json()) as Answer;
};

/** Holds the signatures of a gallery, and adds new ones. */
export const useSignoff = () => {
  const [person, setPerson] = useState(() => localStorage.getItem(personKey) ?? '');
  const [signatures, setSignatures] = useState(signoff.signatures);
  const [unsent, setUnsent] = useState<readonly SignRequest[]>([]);
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState('');

  const sign = async (name: string) => {
    const request = { name, baseline: signoff.baselines[name] ?? '', person: person.trim() };
    if (!request.person) {
      setProblem('Write your name first.');
      return;
    }
    localStorage.setItem(personKey, request.person);
    const failed = (error: unknown): Answer => ({ problem: `Not saved: ${String(error)}` });
    setSaving(name);
    const answer = signoff.canSign ? await post(request).catch(failed) : {};
    setSaving('');
    setProblem(answer.problem ?? '');
    const { signature } = answer;
    if (signature) setSignatures((others) => ({ ...others, [name]: signature }));
    else setUnsent((others) => [...others.filter((one) => one.name !== name), request]);
  };

  const isUnsent = (name: string) => unsent.some((one) => one.name === name);

  /** Returns the status of a baseline in words. */
  const describe = (name: string) => {
    if (saving === name) return 'Saving …';
    if (isUnsent(name)) return 'Signed, not saved: copy it at the end';
    const { signature, status } = signoffOf(signatures, signoff.baselines, name);
    if (!signature) return 'Never signed';
    const by = `${signature.name} on ${signature.date}`;
    return status === 'signed' ? `Signed by ${by}` : `Changed since it was signed by ${by}`;
  };

  const isSigned = (name: string) =>
    isUnsent(name) || signoffOf(signatures, signoff.baselines, name).status === 'signed';

  return { person, setPerson, unsent, problem, sign, describe, isSigned };
};

export type Signoff = ReturnType<typeof useSignoff>;
