import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLegal } from '../../legal/text.ts';
import { legalFaults } from './legalRules.ts';

const good =
  '# Privacy Policy\n\nWhat we keep when you visit this site or write to us, and how to have it deleted.\n';
const file = 'site/content/legal/privacy.md';

describe('legalFaults', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legal-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const faultsFor = async (markdown: string, name = 'privacy.md') => {
    await writeFile(join(folder, name), markdown);
    return legalFaults(['https://*.cdn.rink.example', 'https://img.rink.example'], folder);
  };

  it('finds nothing without texts, and in a good one', async () => {
    expect(await legalFaults([], join(folder, 'none'))).toEqual([]);
    expect(
      await faultsFor(`${good}\n## Rights\n\n[Write](/contact) or [mail](mailto:a@rink.example).`),
    ).toEqual([]);
  });

  it.each([
    [' \n', "is empty: expected the title '# Privacy policy' and a text. Without one, delete it."],
    [good.replace('# ', ''), "has no title: expected a first line such as '# Privacy policy'."],
    [`${good}\n# Rights\n`, 'has 2 titles: expected one line that starts with #, and ## below it.'],
    [
      good.replace('Policy', 'notice'),
      "has the title 'Privacy notice': expected one with the words 'Privacy policy', because links to the page have that name.",
    ],
    [
      '# Privacy policy\n\nSoon.',
      'has too little text: expected paragraphs with at least 70 characters.',
    ],
    [
      `---\ndate: 2026\n---\n${good}`,
      "starts with '---': remove the lines from there to the next '---', which readers would see.",
    ],
    [
      `${good}\n<script>alert(1)</script>\n`,
      'contains <script>, which is removed: expected Markdown, or the HTML that posts can have. Remove it.',
    ],
    [
      `${good}\n<p onclick="alert(1)">Text</p>\n`,
      "contains the attribute 'onclick', which is removed. Remove it.",
    ],
    [
      `${good}\n[Ask](contact) us.\n`,
      "links to 'contact': expected an https address, mailto:, tel:, or a path of the site such as /contact.",
    ],
    [
      `${good}\n![Seal](data:image/png;base64,iVBORw0KGgo=)\n`,
      "shows the picture 'data:image/png;base64,iVBORw0KGgo=', which is removed: put its file into site/public, and write a path such as /picture.png.",
    ],
    [
      `${good}\n![Seal](https://pictures.example/seal.png)\n`,
      "shows the picture 'https://pictures.example/seal.png', which browsers will not load: put its file into site/public, or add https://pictures.example to IMAGE_HOSTS when building and when serving.",
    ],
    [
      `${good}\n<img src="/seal%.png">\n`,
      "shows the picture '/seal%.png', which is not in site/public: add the file there.",
    ],
  ])('says what is wrong with %j', async (markdown, sentence) => {
    expect(await faultsFor(markdown)).toEqual([`${file} ${sentence}`]);
  });

  it('accepts pictures of the site and of IMAGE_HOSTS', async () => {
    const pictures = [
      '![](/icon-192.png)',
      '![](https://img.rink.example/a.png)',
      '![](https://eu.cdn.rink.example/a.png)',
    ];
    expect(await faultsFor(`${good}\n${pictures.join(' ')}`)).toEqual([]);
  });

  it('names a folder that has the name of a text', async () => {
    await mkdir(join(folder, 'terms.md'));
    expect(await faultsFor(good)).toEqual([
      'site/content/legal/terms.md is not a file: expected a text in Markdown.',
    ]);
  });

  it('names a file that no page is made from', async () => {
    expect(await faultsFor(good, 'Privacy-Policy.md')).toEqual([
      'site/content/legal/Privacy-Policy.md is no legal page: expected privacy.md or terms.md.',
    ]);
  });
});

describe('parseLegal', () => {
  it('returns the title, the start of the text without marks, and the HTML below the title', () => {
    const words = 'word '.repeat(50).trim();
    const text = parseLegal(
      'privacy',
      `# Privacy *policy* &amp; more\n\nWe **keep** <b>your</b> [mail](/contact) &#38; \`&amp;\` &. ${words}\n\n## Rights\n`,
    );
    expect(text.title).toBe('Privacy policy & more');
    expect(text.description).toMatch(/^We keep your mail & &amp; &\. word .* word…$/);
    expect(text.description.length).toBeLessThanOrEqual(160);
    expect(text.html).toMatch(/^<p>We <strong>keep<\/strong>.*<h2>Rights<\/h2>$/s);
  });
});
