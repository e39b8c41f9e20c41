import {
  ancestorsOf,
  codeOf,
  componentOf,
  exportedNames,
  fileStart,
  nameOf,
  type Rule,
} from './rule.ts';
import { GivenValues, stateValues } from './stateProps.ts';

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
  ProductRow: ['NoImage'],
  // Its story Default has no picture.
  Guide: ['NoImage'],
  // Its story WordsAlone has no picture.
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

/**
 * Requires stories for hover, focus, forced colors, print, the edges of content, each status of remote
 * data, and each value of a prop that is a state.
 */
export const requiredStories: Rule = {
  create: (context) => {
    const component = componentOf(context.filename);
    if (!component) return {};
    const { group, name } = component;
    const file = `ui/${group}/${name}/${name}.stories.tsx`;
    const code = codeOf(component);
    const given = new GivenValues();
    const report = (message: string) => context.report({ loc: fileStart, message });
    return {
      Property(node) {
        // They describe controls, and show no state.
        const isOfControls = ancestorsOf(node).some(
          (one) => one.type === 'Property' && nameOf(one.key) === 'argTypes',
        );
        if (!isOfControls) given.add(node.key, node.value);
      },
      JSXAttribute(node) {
        given.add(node.name, node.value);
      },
      'Program:exit'(node) {
        const hasEdges = groupsWithEdges.has(group);
        const required = [...requirements, ...(hasEdges ? edges : [])]
          .filter((one) => one.code.test(code))
          .flatMap(({ stories }) => stories);
        const existing = [...exportedNames(node), ...(exceptions[name] ?? [])];
        const missing = [...new Set(required)].filter((story) => !existing.includes(story));
        if (missing.length > 0) {
          const what = missing.length === 1 ? 'story' : 'stories';
          report(`Add the ${what} ${missing.join(', ')} to ${file}.`);
        }
        if (hasEdges && !isAt320.test(context.sourceCode.text)) {
          report(`Add a story at 320 px to ${file}: meta.story(narrow).`);
        }
        for (const state of stateValues(component).filter((one) => !given.has(one))) {
          const { prop, value, story } = state;
          report(`Add the story ${story} to ${file}: no story sets ${prop} to ${value}.`);
        }
      },
    };
  },
};
