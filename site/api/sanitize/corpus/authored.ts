/** HTML that an author may write, with the sanitized result. */
export interface AuthoredHtml {
  name: string;
  html: string;
  /** The sanitized HTML. Default: `html` unchanged. */
  becomes?: string;
}

const box = (label: string, html: string) =>
  `<div tabindex="0" role="region" aria-label="${label}">${html}</div>`;
const late = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';
const outside = 'target="_blank" rel="noopener"';
const table = '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>';
const captioned = (words: string) =>
  `<table><caption>${words}</caption><tbody><tr><td>x</td></tr></tbody></table>`;

export const authored: readonly AuthoredHtml[] = [
  { name: 'paragraphs', html: '<p>One &amp; two.</p>\n<p>Three<br>four &lt; five.</p><hr>' },
  { name: 'headings', html: '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>' },
  { name: 'level 1', html: '<h1>a <em>b</em></h1>', becomes: '<h2>a <em>b</em></h2>' },
  {
    name: 'skipped heading levels',
    html: '<h4>a</h4><h5>b</h5><h2>c</h2><h6>d <i>e</i></h6><h3>f</h3>',
    becomes: '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d <i>e</i></h3><h3>f</h3>',
  },
  { name: 'lists', html: '<ol start="3" reversed=""><li value="7">a</li></ol><ul><li>b</li></ul>' },
  { name: 'definitions', html: '<dl><dt>a</dt><dd>b</dd></dl>' },
  { name: 'emphasis', html: '<p><em>a</em><strong>b</strong><b>c</b><i>d</i><u>e</u><s>f</s></p>' },
  { name: 'small print', html: '<p><small>a</small><sub>b</sub><sup>c</sup><mark>d</mark></p>' },
  { name: 'code', html: '<p><code>a</code><kbd>b</kbd><samp>c</samp><var>d</var></p>' },
  { name: 'changes', html: '<p><del datetime="2025-01-05">a</del><ins>b</ins></p>' },
  { name: 'terms', html: '<p><abbr title="Inside diameter">ID</abbr></p>' },
  { name: 'times', html: '<p><time datetime="2025-01-05T10:00Z">Jan 5</time></p>' },
  { name: 'quotation', html: '<blockquote cite="https://example.com/a"><p>a</p></blockquote>' },
  { name: 'pull quote', html: '<aside><p>a</p></aside>' },
  { name: 'inline quotation', html: '<p><q cite="/a">b</q></p>', becomes: '<p><q>b</q></p>' },
  { name: 'languages', html: '<p lang="fr-CA" dir="ltr">a<bdi>b</bdi><bdo dir="rtl">c</bdo></p>' },
  { name: 'ruby', html: '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> 🏒<wbr>é</p>' },
  { name: 'own pages', html: '<p><a href="/blog/a-b?c=d#e">a</a></p>' },
  { name: 'mail, phone', html: '<p><a href="mailto:a@b.c">a</a> <a href="tel:+1555">b</a></p>' },
  {
    name: 'other sites',
    html: '<p><a href="https://example.com/a?b=c&amp;d">a</a></p>',
    becomes: `<p><a href="https://example.com/a?b=c&amp;d" ${outside}>a</a></p>`,
  },
  {
    name: 'other sites by http, or by neither',
    html: '<p><a href="http://example.com" rel="x">a</a><a href="//example.com/b">b</a></p>',
    becomes: `<p><a href="http://example.com" ${outside}>a</a><a href="https://example.com/b" ${outside}>b</a></p>`,
  },
  {
    name: 'a link whose text is its address',
    html: '<p><a href="https://www.example.com/a/">example.com/a</a></p>',
    becomes: `<p><a href="https://www.example.com/a/" ${outside} data-is-address="">example.com/a</a></p>`,
  },
  {
    name: 'links that lead nowhere',
    html: '<p><a href="#a">a</a><a name="b">b</a></p>',
    becomes: '<p>ab</p>',
  },
  {
    name: 'pictures',
    html: '<figure><img src="/a.webp" alt="A puck" width="16" height="9"><figcaption>b</figcaption></figure>',
    becomes: `<figure><img src="/a.webp" alt="A puck" width="16" height="9" ${late}><figcaption>b</figcaption></figure>`,
  },
  {
    name: 'pictures by http, without words, of no size',
    html: '<img src="http://example.com/a.jpg" width="100%" height="10001">',
    becomes: `<img src="https://example.com/a.jpg" alt="" ${late}>`,
  },
  {
    name: 'pictures written into the text',
    html: '<p>a<img src="data:image/png;base64,AA"></p>',
    becomes: '<p>a</p>',
  },
  { name: 'a table', html: table, becomes: box('Table', table) },
  { name: 'tables', html: table + table, becomes: box('Table 1', table) + box('Table 2', table) },
  {
    name: 'a table below a heading',
    html: `<h2>Sizes <b>of</b> laces</h2><p>a</p>${table}`,
    becomes: `<h2>Sizes <b>of</b> laces</h2><p>a</p>${box('Sizes of laces', table.replace('<table', '<table aria-label="Sizes of laces"'))}`,
  },
  {
    name: 'a table with a caption below a heading',
    html: `<h2>a</h2>${captioned('b')}`,
    becomes: `<h2>a</h2>${box('b', captioned('b'))}`,
  },
  {
    name: 'a table with a caption',
    html: captioned('Sizes <b>of</b> "laces"'),
    becomes: box('Sizes of &quot;laces&quot;', captioned('Sizes <b>of</b> "laces"')),
  },
  {
    name: 'a long caption, of pairs of surrogates',
    html: captioned('🏒'.repeat(120)),
    becomes: box('🏒'.repeat(100), captioned('🏒'.repeat(120))),
  },
  { name: 'code', html: '<pre>a\n  b</pre>', becomes: box('Code', '<pre>a\n  b</pre>') },
  {
    name: 'code that shows HTML',
    html: '<pre><code>&lt;p onclick="x"&gt;&lt;/p&gt;</code></pre>',
    becomes: box('Code', '<pre><code>&lt;p onclick="x"&gt;&lt;/p&gt;</code></pre>'),
  },
  {
    name: 'code in a table, which scrolls already',
    html: '<table><tbody><tr><td><pre>a</pre></td></tr></tbody></table>',
    becomes: box('Table', '<table><tbody><tr><td><pre>a</pre></td></tr></tbody></table>'),
  },
  {
    name: 'code in a link, which takes the keyboard already',
    html: '<a href="/a"><pre>b</pre></a>',
  },
  {
    name: 'boxes of another kind',
    html: '<div class="a"><section><p id="b">c <span style="d">e</span></p></section></div>',
    becomes: '<p>c e</p>',
  },
  { name: 'words alone', html: 'a &amp; b', becomes: 'a &amp; b' },
  { name: 'nothing', html: '' },
];
