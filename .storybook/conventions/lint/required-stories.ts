import { codeOf, componentOf, exportedNames, type Rule, fileStart } from './rule.ts';

/** The stories that a component needs, by a pattern in its code. */
const requirements = [
  {
    code: /<(?:a|button|input|select|textarea|summary|Link)[\s>]/,
    stories: ['Hovered', 'Focused'],
  },
  { code: /\bforcedColors\b/, stories: ['ForcedColors'] },
  { code: /\bprint: |printStyle\(/, stories: ['Printed'] },
  // Each status of remote data.
  { code: /\bPostListState</, stories: ['Loaded', 'Loading', 'Empty', 'LoadFailed'] },
  { code: /\{ status: 'loading' \}/, stories: ['Loaded', 'Loading', 'LoadFailed'] },
  { code: /\{ status: 'missing' \}/, stories: ['NotFound'] },
];

/** Edges of content, which the groups made of pieces with content show. */
const edges = [
  { code: /children: ReactNode|: (?:string|ReactNode)\b/, stories: ['LongText', 'UnbrokenWord'] },
  { code: /<(?:Picture|MediaCard|PostCard)\b/, stories: ['NoImage', 'BrokenImage'] },
];
const groupsWithEdges = new Set(['cards', 'forms', 'panels', 'sections']);

const isAt320 = /\.\.\.onlyAt\('w320'\)|\.\.\.narrow\b|\(narrow\)/;

/** The names of all stories that are required of some component. */
export const requiredNames: readonly string[] = [...requirements, ...edges].flatMap(
  ({ stories }) => stories,
);

/** Edges that a component cannot have, or that its parts show. */
const exceptions: Record<string, readonly string[]> = {
  // It has no hover style: a pointer reaches it only while it has the focus.
  SkipLink: ['Hovered'],
  // The only control of its own is one that nobody sees or reaches.
  ContactForm: ['Hovered', 'Focused'],
  // The type requires a picture.
  Hero: ['NoImage'],
  ProductCard: ['NoImage'],
  // Its Default has no picture.
  TextSection: ['NoImage'],
  // Its only words are text alternatives. It has no hover style.
  ProductGallery: ['NoImage', 'UnbrokenWord', 'Hovered'],
  // The type requires a picture.
  PictureViewer: ['NoImage'],
  // Their parts show it.
  Panel: ['LongText'],
  PostList: ['LongText', 'UnbrokenWord', 'Loaded', 'Loading', 'Empty', 'LoadFailed'],
  ProductShowcase: ['LongText', 'UnbrokenWord'],
  Reasons: ['LongText', 'UnbrokenWord'],
  Testimonials: ['UnbrokenWord'],
};

/** Requires stories for hover, focus, forced colors, print, the edges of content, and each status of remote data. */
export const requiredStories: Rule = {
  create: (context) => ({
    Program(node) {
      const component = componentOf(context.filename);
      if (!component) return;
      const { group, name } = component;
      const code = codeOf(component);
      const hasEdges = groupsWithEdges.has(group);
      const required = [...requirements, ...(hasEdges ? edges : [])]
        .filter((one) => one.code.test(code))
        .flatMap(({ stories }) => stories);
      const existing = [...exportedNames(node), ...(exceptions[name] ?? [])];
      const missing = [...new Set(required)].filter((story) => !existing.includes(story));
      if (missing.length > 0) {
        const what = missing.length === 1 ? 'story' : 'stories';
        context.report({ loc: fileStart, message: `Add the ${what} ${missing.join(', ')}.` });
      }
      if (hasEdges && !isAt320.test(context.sourceCode.text)) {
        context.report({ loc: fileStart, message: 'Add a story at 320 px: meta.story(narrow).' });
      }
    },
  }),
};
