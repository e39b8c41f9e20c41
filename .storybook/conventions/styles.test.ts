import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources.ts';
import { styleFaults } from './styles.ts';

const inStyle = (rule: string) =>
  styleFaults({ path: 'planted.css.ts', text: `export const planted = style({ ${rule} });` });

describe('styles', () => {
  const files = sourcesIn('ui', /\.css\.ts$/).filter(
    ({ path }) => !path.startsWith('ui/foundations/'),
  );

  it('are found', () => expect(files.length).toBeGreaterThan(20));
  it.each(files)('$path keeps the laws', (file) => expect(styleFaults(file)).toEqual([]));
});

describe('a style is refused when', () => {
  it.each([
    ['it names a colour by hex', "color: '#fff'", 'color: #fff is a colour'],
    ['it names a colour by function', "background: 'rgb(0 0 0 / 0.5)'", 'is a colour'],
    ['it names a colour by word', "borderColor: 'navy'", 'borderColor: navy is a colour'],
    ['it hides a colour in a template', 'border: `${line} solid #abc`', 'is a colour'],
    ['it counts px', "gap: '4px'", 'gap: 4px is px'],
    ['it counts px without saying so', 'width: 40', 'width: 40 is px'],
    ['it hides px in a function', 'height: square("12px")', 'is px'],
    ['it has a gap of its own', "gap: '1.25rem'", 'gap: 1.25rem is a length'],
    ['it has a text size of its own', "fontSize: '2em'", 'fontSize: 2em is a length'],
    ['it names a font', "fontFamily: 'Arial'", 'fontFamily: Arial is no token'],
    ['it names a weight', 'fontWeight: "700"', 'fontWeight: 700 is no token'],
    ['it names a layer of its own', 'zIndex: "99"', 'zIndex: 99 is no token'],
    ['it takes its own time', "transitionDuration: '300ms'", 'is a duration'],
    ['it pushes others away', 'marginTop: vars.space.lg', 'marginTop is outer space'],
    ['it pushes others away by a literal', "margin: '0 1vw'", 'margin is outer space'],
    ['it uses force', "display: 'none !important'", 'display uses force'],
    ['it hovers anywhere', "selectors: { '&:hover': {} }", 'hover stands outside hover()'],
    ['it hovers in a computed key', 'selectors: { [`${a}:hover &`]: {} }', 'outside hover()'],
    ['it hangs on aria', `selectors: { '&[aria-current]': {} }`, 'aria is no hook'],
    ['it knows a surface', `selectors: { '[data-surface=night] &': {} }`, 'surfaces are values'],
    ['it knows a window', `'@media': { '(min-width: 40em)': {} }`, 'outside responsive()'],
  ])('%s', (_what, rule, fault) => {
    expect(inStyle(rule)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    "color: vars.on.text, background: 'transparent', fill: 'currentColor'",
    "width: '26rem', maxWidth: '60ch', insetInlineEnd: '-8rem', inset: 0, opacity: 0.6",
    "marginInline: 'auto', border: 0, font: 'inherit', lineHeight: vars.lineHeight.body",
    "'@media': hover({ selectors: { '&:hover': { color: vars.on.link } } })",
    "selectors: { '&[data-current]::before': { content: '\"\"' } }",
    'border: `${vars.size.line} solid ${vars.tone.red.solid}`',
  ])('but not for %s', (rule) => {
    expect(inStyle(rule)).toEqual([]);
  });

  it('but not for the space between the parts of markup from the API', () => {
    const inMarkup = (rule: string) =>
      styleFaults({ path: 'planted.css.ts', text: `insideStyle(root, '> * + *', { ${rule} });` });
    expect(inMarkup('marginBlockStart: vars.space.lg')).toEqual([]);
    expect(inMarkup('margin: vars.space.lg')).toHaveLength(1);
    expect(inMarkup("marginBlockStart: '1.5rem'")).toHaveLength(1);
  });

  it('with the line it stands in', () => {
    expect(styleFaults({ path: 'a.css.ts', text: "\n\nstyle({ gap: '2px' })" })).toEqual([
      'a.css.ts:3 gap: 2px is px',
    ]);
  });
});
