import * as v from 'valibot';
import type { NamedProduct } from '../../catalog/product.ts';
import { faultsOf } from './faults.ts';

const words = v.pipe(v.string('words'), v.trim(), v.nonEmpty('words'));

const positive = v.pipe(
  v.number('a whole number from 1'),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
);

const price = v.pipe(
  v.number('a price in dollars, such as 9.99'),
  v.check(
    (value) => value > 0 && value < 10_000 && Number(value.toFixed(2)) === value,
    'a price in dollars with at most two decimals, such as 9.99',
  ),
);

const path = v.pipe(
  v.string('a path such as /hockey-tape'),
  v.regex(
    /^\/[a-z\d]+(?:-[a-z\d]+)*$/,
    'a path in lower case such as /hockey-tape, with words joined by hyphens',
  ),
);

const httpsUrl = v.pipe(
  v.string('an https address'),
  v.check(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    'an https address such as https://www.amazon.com/dp/B000000000',
  ),
);

const description = v.pipe(
  words,
  v.check(
    ({ length }) => length >= 70 && length <= 160,
    '70 to 160 characters, as search engines show them',
  ),
);

const pageTitle = (brand: string) =>
  v.pipe(
    words,
    v.check(
      (title) => `${title} | ${brand}`.length <= 70,
      `at most ${70 - ` | ${brand}`.length} characters`,
    ),
  );

const millimeters = v.pipe(v.number(), v.gtValue(0, 'a number of mm above 0, such as 25.4'));

const item = v.object({ title: words, text: words });

const productFields = (brand: string, paths: readonly string[]) =>
  v.object({
    position: positive,
    id: words,
    path,
    name: words,
    noun: words,
    use: words,
    kind: words,
    tone: v.picklist(['red', 'blue', 'green'], 'red, blue or green'),
    packs: v.pipe(
      v.array(
        v.object({
          name: words,
          price,
          count: v.optional(positive),
          storeUrl: v.optional(httpsUrl),
        }),
      ),
      v.minLength(1, 'at least one pack with a name and a price'),
      v.maxLength(4, 'at most four packs'),
    ),
    piece: v.optional(words),
    packDetails: v.optional(v.array(v.object({ label: words, value: v.optional(words) }))),
    storeUrl: v.optional(httpsUrl),
    topics: v.array(v.pipe(words, v.regex(/^[a-z\d]+$/, 'one word in lower case, such as tape'))),
    category: words,
    head: v.object({ title: pageTitle(brand), description, keywords: v.array(words) }),
    card: v.object(
      {
        description: words,
        homeDescription: v.optional(words),
        facts: v.pipe(
          v.array(words, 'two or three facts'),
          v.minLength(2, 'two or three facts'),
          v.maxLength(3, 'two or three facts'),
        ),
      },
      'a description and two or three facts',
    ),
    page: v.object({
      description: words,
      facts: v.array(v.object({ label: words, value: words })),
      features: v.object({ title: words, lead: words, features: v.array(item) }),
      scale: v.optional(
        v.object({
          drawing: v.variant('shape', [
            v.object({ shape: v.literal('ring'), outer: millimeters, bore: millimeters }),
            v.object({ shape: v.literal('strip'), width: millimeters }),
          ]),
          text: words,
        }),
      ),
      goesWith: v.optional(v.array(v.object({ key: words, text: words }))),
      guide: v.optional(
        v.object({
          ...item.entries,
          label: words,
          picture: words,
          path: v.pipe(
            v.string(),
            v.check(
              (value) => paths.includes(value) || /^\/blog\/[a-z\d-]+$/.test(value),
              `the path of a post such as /blog/lacing-first-skates, or of a page, one of ${paths.filter((one) => one.startsWith('/guides/')).join(', ')}`,
            ),
          ),
        }),
      ),
    }),
    pictures: v.array(v.object({ file: words, alt: words })),
  });

const productSchema = (brand: string, paths: readonly string[]) =>
  v.pipe(
    productFields(brand, paths),
    v.forward(
      v.partialCheck(
        [['page', 'guide'], ['pictures']],
        ({ page: { guide }, pictures }) =>
          !guide || pictures.some(({ file }) => file === guide.picture),
        "the file of one of the product's pictures",
      ),
      ['page', 'guide', 'picture'],
    ),
  );

const unique = {
  position: (product) => product.position,
  id: (product) => product.id,
  path: (product) => product.path,
  name: (product) => product.name,
  // The file may lack a head.
  'head.title': (product) =>
    (product.head as NamedProduct['head'] | undefined)?.title ?? product.key,
} satisfies Record<string, (product: NamedProduct) => string | number>;

/** Returns a sentence for each value that two products have. */
const repeated = (products: readonly NamedProduct[], property: keyof typeof unique) =>
  products.flatMap((product, at) => {
    const value = unique[property](product);
    const first = products.slice(0, at).find((other) => unique[property](other) === value);
    return first
      ? [
          `site/products/${product.key}.ts: ${property} is '${value}', as in ${first.key}.ts: expected one that no other product has.`,
        ]
      : [];
  });

/** Returns a sentence for each wrong fact of the products. */
export const productFaults = (
  products: readonly NamedProduct[],
  { brand, paths }: { brand: string; paths: readonly string[] },
): string[] => [
  ...products.flatMap((product) =>
    faultsOf(`site/products/${product.key}.ts`, productSchema(brand, paths), product),
  ),
  ...repeated(products, 'position'),
  ...repeated(products, 'id'),
  ...repeated(products, 'path'),
  ...repeated(products, 'name'),
  ...repeated(products, 'head.title'),
  ...products
    .filter(({ path: own }) => products.filter((other) => other.path === own).length === 1)
    .filter(({ path: own }) => paths.filter((other) => other === own).length > 1)
    .map(
      ({ key, path: own }) =>
        `site/products/${key}.ts: path is '${own}', which is another page: expected a path of its own.`,
    ),
];
