/** The owner's values: addresses, phone numbers, postal addresses. */
import * as v from 'valibot';

const isAddress = (value: string, schemes: readonly string[]): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return schemes.includes(protocol) && username === '' && password === '';
};

const isOrigin = (value: string): boolean => {
  if (!isAddress(value, ['https:', 'http:'])) return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/`;
};

export const origin = (example: string) =>
  v.pipe(
    v.string(),
    v.check(isOrigin, `an http or https origin without a path, such as ${example}`),
    v.transform((value) => new URL(value).origin),
  );

export const httpsUrl = (example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => isAddress(value, ['https:']), `an https address such as ${example}`),
  );

export const phone = v.pipe(
  v.string(),
  v.regex(
    /^(?=(?:\D*\d){7,15}\D*$)[+(\d][\d ().+-]*$/,
    'a phone number of 7 to 15 digits, such as (555) 010-0142',
  ),
);

export const address = v.pipe(
  v.string(),
  v.transform((value) => value.split('|').map((line) => line.trim())),
  v.check(
    (lines) => lines.every((line) => line !== ''),
    "address lines separated by '|', none of them empty, such as 1 Rink Road|Springfield",
  ),
);

export const googleVerification = v.pipe(
  v.string(),
  v.regex(/^[\w-]{20,100}$/, 'the content of the tag that Search Console gives, without the tag'),
);
