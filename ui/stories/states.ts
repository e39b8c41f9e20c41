/**
 * The components whose look depends on what was answered or done: each has a sheet with these of its
 * stories, and a test fails when one of them is not there.
 */
interface Stated {
  group: 'Primitives' | 'Cards' | 'Skeletons' | 'Forms' | 'Sections' | 'Frame';
  states: readonly string[];
}

const list = ['Loaded', 'Loading', 'Empty', 'LoadFailed'];
const worst = ['NoImage', 'BrokenImage', 'LongText', 'UnbrokenWord'];

export const componentStates = {
  BlogTeaser: { group: 'Sections', states: [...list, ...worst] },
  BlogIndex: { group: 'Sections', states: [...list, ...worst] },
  BlogCategory: { group: 'Sections', states: [...list, ...worst] },
  // One thing, not a list of them: there or not there.
  BlogPost: {
    group: 'Sections',
    states: ['Loaded', 'Loading', 'NotFound', 'LoadFailed', 'Updated', 'EveryElement', ...worst],
  },
  RelatedPosts: { group: 'Sections', states: ['Default', 'OneItem', ...worst] },
  PostCard: { group: 'Cards', states: ['Default', ...worst] },
  ProductCard: {
    group: 'Cards',
    states: ['Default', 'Tones', 'BrokenImage', 'LongText', 'UnbrokenWord'],
  },
  ProductDetail: { group: 'Sections', states: ['Default', 'BrokenImage', 'LongText'] },
  Picture: { group: 'Primitives', states: ['Loaded', 'Broken', 'NoPicture', 'Tones'] },
  ContactForm: {
    group: 'Forms',
    states: [
      'Default',
      'Filled',
      'Errors',
      'OneError',
      'Sending',
      'Sent',
      'SendFailed',
      'Held',
      'Lost',
      'LongText',
      'UnbrokenWord',
    ],
  },
  Header: { group: 'Frame', states: ['Default', 'MenuOpen'] },
  Toaster: { group: 'Frame', states: ['Default', 'Success', 'Failure', 'LongText'] },
} as const satisfies Record<string, Stated>;

export type StatedComponent = keyof typeof componentStates;
