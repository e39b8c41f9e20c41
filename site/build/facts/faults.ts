import * as v from 'valibot';

const longest = 60;

const quoted = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing');
  return `'${text.length > longest ? `${text.slice(0, longest)}…` : text}'`;
};

/** Returns a sentence for each value that a schema refuses. Its messages say what is expected. */
export const faultsOf = (file: string, schema: v.GenericSchema, value: unknown): string[] => {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map((issue) => {
    const where = v.getDotPath(issue) ?? 'the value';
    // The input of a rule about two values is their object.
    const wrong: unknown = issue.path?.at(-1)?.value ?? issue.input;
    const is = wrong === undefined ? 'missing' : quoted(wrong);
    return `${file}: ${where} is ${is}: expected ${issue.message}.`;
  });
};
