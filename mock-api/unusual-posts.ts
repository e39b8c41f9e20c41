/** Posts that the site must survive: malformed, incomplete, hostile, huge, or with extreme texts. */
import { longText, longTitle, missingPicture, unbrokenWord } from './fixtures/edges.ts';
import { posts, toSummary, type Post } from './fixtures/index.ts';

/** What the two kinds of blog calls answer with status 200. Fields may have any type. */
export interface BlogData {
  /** Returns all posts, or those of a category. */
  list: (category?: string) => readonly unknown[];
  /** Returns the post with this slug; undefined when there is none. */
  post: (slug: string) => unknown;
}

/** A post whose fields may have any type. */
type AnyPost = Record<keyof Post, unknown>;

const [model] = posts as readonly [Post];

/** Returns blog data that consists of these posts. */
export const dataOf = (all: readonly Post[]): BlogData => ({
  list: (wanted) =>
    all.filter(({ category }) => wanted === undefined || category === wanted).map(toSummary),
  post: (wanted) => all.find(({ slug }) => slug === wanted),
});

/** Seven values, none of which is a usable post. */
export const malformed: BlogData = {
  list: () => [
    null,
    'a post',
    42,
    [],
    {},
    { id: 1, slug: 'no-title', excerpt: 'The title, the cover and the date are missing.' },
    { id: {}, slug: 7, title: null, category: [], coverImage: false, publishedAt: 'yesterday' },
  ],
  post: () => ({ id: 1, slug: 'no-title', author: null }),
};

const optionalFields = ['author', 'excerpt', 'coverImage', 'publishedAt'] as const;

const invalidDates: readonly unknown[] = [
  '',
  'yesterday',
  'Invalid Date',
  '2025-02-30',
  '2025-13-01T00:00:00Z',
  '0000-00-00',
  '+275761-01-01T00:00:00Z',
  0,
  1_736_042_400,
  Number.MAX_VALUE,
  true,
  [],
  {},
];

const variant = (id: number, change: Partial<AnyPost>): AnyPost => ({
  ...model,
  id,
  slug: `incomplete-${id}`,
  ...change,
});

/** A list in which a reader can use every entry but those without a title, an id or a new slug. */
export const incomplete: BlogData = {
  list: (category = model.category) =>
    [
      variant(1, { id: null }),
      variant(2, { title: null }),
      variant(3, { slug: model.slug }),
      variant(4, { slug: model.slug.toUpperCase() }),
      ...optionalFields.map((field, index) => variant(10 + index, { [field]: null })),
      ...invalidDates.map((date, index) => variant(20 + index, { publishedAt: date })),
    ].map((post) => toSummary({ ...post, category } as Post)),
  post: (slug) =>
    variant(1, { slug, author: null, coverImage: null, publishedAt: 'yesterday', updatedAt: [] }),
};

/** Markup, addresses, property names of objects and odd characters. */
const hostileTexts: readonly string[] = [
  '</script><script>pwned()</script>',
  '</title><img src=x onerror=pwned()>',
  '"><svg onload=pwned()>',
  '<!-- --><b>bold?</b> &lt;i&gt; &amp;amp;',
  '{{pwned()}} ${pwned()} <%= pwned() %>',
  'javascript:pwned()',
  'java\tscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  '//evil.test/x',
  'https://evil.test\\@example.com/',
  '__proto__',
  'constructor',
  'toString',
  '.',
  '..',
  '../../admin',
  '%2f',
  '%2e%2e%2f',
  '%00',
  '%E0%A4%A',
  'a/b?c=d#e',
  '\u202egnidaer\u202c and \u2066more\u2069',
  'שלום עולם، مرحبا بالعالم',
  'zero\u200bwidth\u200djoined\ufeff',
  '👨‍👩‍👧‍👦🏒🇨🇦'.repeat(20),
  `Z${'\u0300'.repeat(60)}algo`,
  'lone \ud800 surrogate',
  'null \u0000 and \u001b[31m control',
  'line\u2028separator\u2029and\nnew\rline',
  'x'.repeat(10_000),
  'many words '.repeat(900),
  'NaN',
  'undefined',
  '[object Object]',
];

/** All of the hostile texts, and attacks that only HTML content can try. */
const hostileContent = [
  '<h1>Not the title</h1><p>Honest words stay.</p>',
  '<script>pwned()</script><img src=x onerror=pwned()><svg onload=pwned()></svg>',
  '<a href="javascript:pwned()">a</a><iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<style>*{display:none}</style><form action="//evil.test"><input name="password"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=pwned()>--></math>',
  '<img id="root" name="body" src="//evil.test/x.png"><base href="//evil.test/">',
  ...hostileTexts.map((text) => `<p>${text}</p>`),
  '</div></main></body></html><p>Honest words stay here, too.</p>',
].join('\n');

/** Each post of the list has one hostile text in every field. */
export const hostile: BlogData = {
  list: (category = model.category) =>
    hostileTexts.map((text, index) =>
      toSummary({
        ...model,
        id: index + 1,
        slug: index % 2 ? text : `hostile-${index}`,
        title: text,
        excerpt: text,
        author: text,
        coverImage: text,
        category: (index % 3 ? text : category) as Post['category'],
      }),
    ),
  post: (slug) => ({
    ...model,
    slug,
    title: hostileTexts[0],
    excerpt: hostileTexts[1],
    author: hostileTexts[2],
    coverImage: 'javascript:pwned()',
    content: hostileContent,
  }),
};

const hugeCount = 5000;
const hugeLength = 5e6;
const sixHours = 21_600_000;

/** The posts of the huge list have no page of their own; every slug answers with 5 MB of content. */
export const huge: BlogData = {
  list: (category = model.category) =>
    Array.from({ length: hugeCount }, (_, index) => ({
      ...toSummary(model),
      id: index + 1,
      slug: `post-${index + 1}`,
      title: `Post ${index + 1} of 5,000`,
      category,
      publishedAt: new Date(Date.UTC(2025, 0, 5) - index * sixHours).toISOString(),
    })),
  post: (slug) => ({
    ...model,
    slug,
    content: model.content.repeat(Math.ceil(hugeLength / model.content.length)),
  }),
};

/** Every third post has one unbreakable word in each field, the others have long sentences. */
const lengthen = (post: Post, index: number): Post => {
  const isWord = index % 3 === 1;
  return {
    ...post,
    title: isWord ? unbrokenWord : longTitle,
    author: isWord ? unbrokenWord : longTitle,
    excerpt: isWord ? unbrokenWord : longText,
    content: `<p>${longText} ${unbrokenWord}</p><h2>${longTitle}</h2>${post.content}<h2>${unbrokenWord}</h2><p>${longText}</p>`,
  };
};

export const withLongText = dataOf(posts.map(lengthen));
export const withoutPictures = dataOf(posts.map((post) => ({ ...post, coverImage: '' })));
export const withBrokenPictures = dataOf(
  posts.map((post) => ({ ...post, coverImage: missingPicture })),
);
