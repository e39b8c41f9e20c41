import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
    return legalFaults(folder);
  };

  it('finds nothing without texts, and in a good one', async () => {
    expect(await legalFaults(join(folder, 'none'))).toEqual([]);
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
  ])('says what is wrong with %j', async (markdown, sentence) => {
    expect(await faultsFor(markdown)).toEqual([`${file} ${sentence}`]);
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
      `# Privacy *policy* & more\n\nWe **keep** <b>your</b> [mail](/contact). ${words}\n\n## Rights\n`,
    );
    expect(text.title).toBe('Privacy policy & more');
    expect(text.description).toMatch(/^We keep your mail\. word .* word…$/);
    expect(text.description.length).toBeLessThanOrEqual(160);
    expect(text.html).toMatch(/^<p>We <strong>keep<\/strong>.*<h2>Rights<\/h2>$/s);
  });
});
