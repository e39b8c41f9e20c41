/** An article that has everything an article can have. */
import { sanitized } from './posts.ts';

export const everyElement = sanitized(`
<p>Two turns below the knee, two above the calf, and you are done before the <em>Zamboni</em> is off the ice. Everything else in this article is <strong>detail</strong>, and <a href="/hockey-tape">clear tape</a> forgives most of it.</p>
<p>A roll is 27 yd long (24.7 m<sup>1</sup>), so CO<sub>2</sub> is not your problem. Press <kbd>Ctrl</kbd> + <kbd>P</kbd> to take <mark>this page</mark> along; the setting is <code>tape-width: 1in</code>. <abbr title="American Bearing Engineers Committee">ABEC</abbr> has a part of its own below, and <del>three</del> <ins>four</ins> people proofread it. <small>Prices may vary.</small></p>
<h2>What you need</h2>
<ul>
  <li>Clear tape, one inch wide.</li>
  <li>Shin guards that fit:
    <ul><li>the cup on the kneecap,</li><li>the end two fingers above the skate.</li></ul>
  </li>
  <li><p>A dry sock.</p><p>A wet one takes no glue.</p></li>
</ul>
<h3>In this order</h3>
<ol>
  <li>Guard, then sock.</li>
  <li>The upper band:
    <ol><li>one slack turn,</li><li>two firm ones.</li></ol>
  </li>
  <li>The lower band.</li>
</ol>
<blockquote>
  <p>Tape the sock, not the leg. If your foot tingles, it is too tight.</p>
  <p>Begin again.</p>
  <cite>Every trainer we asked</cite>
</blockquote>
<h2>How far a roll goes</h2>
<h3>By the numbers</h3>
<table>
  <caption>Skates per roll, at three turns a band</caption>
  <thead><tr><th scope="col">Player</th><th scope="col">Average turn</th><th scope="col">Inches per skate</th><th scope="col">Skates per roll</th></tr></thead>
  <tbody>
    <tr><th scope="row">Child</th><td>12 in</td><td>144 in</td><td>6</td></tr>
    <tr><th scope="row">Youth</th><td>14 in</td><td>168 in</td><td>5</td></tr>
    <tr><th scope="row">Adult</th><td>17 in</td><td>204 in</td><td>4</td></tr>
  </tbody>
  <tfoot><tr><td>On average</td><td>14.3 in</td><td>172 in</td><td>5</td></tr></tfoot>
</table>
<p>As a sum for the fridge:</p>
<pre><code>average turn      17 in
× turns            3
× 4             = 204 in per skate
972 ÷ 204       = 4 skates per roll, and a bit over for the goalie who never has any</code></pre>
<figure>
  <img src="/api/covers/tape-stack.webp" alt="A stack of tape rolls." width="1200" height="800" />
  <figcaption>Ten rolls last an adult from October to March.</figcaption>
</figure>
<hr />
<h2>Words you will hear</h2>
<dl>
  <dt>Anchor turn</dt><dd>The first one, laid slack.</dd>
  <dt>Tab</dt><dd>The end, folded under so that you find it again.</dd>
</dl>
<h3>Said with fewer words</h3>
<h4>A smaller heading</h4>
<p>It heads this line.</p>
<h5>A smaller one still</h5>
<p>And this one.</p>
<h6>The smallest</h6>
<p>Below that there are only words.</p>
`);
