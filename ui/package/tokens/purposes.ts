/** The purpose of each token. The foundation pages show it, and `tokens.json` contains it. */
import {
  palette,
  surfaces,
  tones,
  type breakpoints,
  type surfaceTokens,
  type tokens,
} from '../../foundations/tokens/index.ts';

type Group = Exclude<keyof typeof tokens, 'tone'>;

export const purposes: { [Name in Group]: Record<keyof (typeof tokens)[Name], string> } = {
  font: {
    display: 'Headings, buttons, prices',
    text: 'Running text',
    code: 'Code in posts',
  },
  fontSize: {
    xs: 'Notes and labels',
    sm: 'Secondary text, buttons',
    md: 'Running text',
    lg: 'Leads, small headings',
    xl: 'Headings of cards',
    '2xl': 'Headings of parts',
    '3xl': 'Headings of sections',
    '4xl': 'The heading of a page',
    display: 'The hero, and the name of a product',
  },
  fontWeight: {
    regular: 'Running text',
    medium: 'Emphasis in navigation',
    bold: 'Labels and terms',
    display: 'Headings and buttons',
  },
  lineHeight: {
    flat: 'One line that is centered in a box',
    tight: 'Large headings',
    snug: 'Small headings and labels',
    body: 'Running text',
  },
  tracking: {
    tight: 'Large headings',
    normal: 'Running text',
    wide: 'Small bold labels',
    caps: 'Capitals',
  },
  space: {
    none: 'No gap',
    '2xs': 'Between a label and its text',
    xs: 'Between an icon and its text',
    sm: 'Inside small boxes',
    md: 'Between paragraphs',
    lg: 'Between parts of a card',
    xl: 'Between cards',
    '2xl': 'Between parts of a section',
    '3xl': 'Between columns of a section',
    gutter: 'From the edge of the window to the content',
    section: 'Above and below a section',
  },
  size: {
    hairline: 'Dividing lines',
    outline: 'Borders of controls',
    line: 'Focus rings, marks of the rink',
    bar: 'The red line of the header and of banners',
    target: 'The least height of a control: 44 px',
    icon: 'Icons beside text',
    iconLarge: 'Icons that stand alone',
    dot: 'Face-off circles around numbers',
    logo: 'The logo on phones',
    logoWide: 'The logo on wide windows',
    header: 'The height of the header on phones',
    headerWide: 'The height of the header on wide windows',
    container: 'The width of a page',
    reading: 'The width of running text',
    headline: 'The width of a large heading',
    pictureBand: 'The most height of a picture as wide as a tablet',
    drawing: 'The least height of a picture beside the words of a card',
  },
  radius: {
    none: 'Square corners',
    sm: 'Buttons, fields, badges',
    md: 'Cards and pictures',
    lg: 'Large pictures',
    round: 'Circles and pills',
  },
  shadow: {
    low: 'A card at rest',
    raised: 'A card under the pointer',
    overlay: 'Menus and toasts',
  },
  motion: {
    quick: 'The answer to a pointer',
    calm: 'A movement across the screen',
    ease: 'The curve of both',
  },
  z: {
    base: 'Content',
    raised: 'Content above the link that covers a card',
    covering: 'A form above the bar with the buy button',
    header: 'The header above the page',
    toast: 'Toasts above the header',
    skip: 'The skip link above everything',
  },
};

export const surfacePurposes: Record<keyof typeof surfaceTokens, string> = {
  text: 'Text and headings',
  muted: 'Secondary text',
  link: 'Links',
  linkHover: 'Links under the pointer',
  focus: 'Focus rings',
  mark: 'Marks of the rink',
  star: 'Stars of a rating',
  background: 'The surface',
  line: 'Dividing lines',
  card: 'Cards on the surface',
};

export const tonePurposes: Record<keyof (typeof tones)['red'], string> = {
  solid: 'Solid buttons, bars',
  solidHover: 'Solid buttons under the pointer',
  onSolid: 'Text on solid buttons',
  text: 'Text in the tone',
  soft: 'Quiet boxes in the tone',
};

export const breakpointPurposes: Record<keyof typeof breakpoints, string> = {
  phone: 'Every window: rules start here',
  tablet: 'Two columns',
  desktop: 'The menu is open in the header',
  wide: 'The content has its full width',
};

/** Returns the roles of a color on surfaces and in tones: `link of night; solid of blue`. */
const rolesOf = (color: string) => {
  const owners = new Map<string, string[]>();
  for (const [owner, colors] of Object.entries({ ...surfaces, ...tones })) {
    for (const [role, value] of Object.entries(colors)) {
      if (value === color) owners.set(role, [...(owners.get(role) ?? []), owner]);
    }
  }
  return [...owners].map(([role, names]) => `${role} of ${names.join(', ')}`).join('; ');
};

/** Lists the surfaces and tones that use each color of the palette, with its role there. */
export const palettePurposes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(palette).map(([name, color]) => [name, rolesOf(color) || 'Drawings only']),
);
