/** Maps each state that the specification names to its story and its components. A missing one is a type error. */
import type { PageName as AnyPageName } from '../../site/routes.ts';

/** The pages with a file. The others are made from the owner's files. */
type PageName = Exclude<AnyPageName, `${string}/${string}`>;

type MadePages = 'HockeyTapePage' | 'HockeyLacesPage' | 'BearingsPage' | 'LegalPage';

/** The stories of every page. */
type PageStories = {
  AboutPage: typeof import('../../site/pages/AboutPage.stories.tsx');
  BearingCarePage: typeof import('../../site/pages/BearingCarePage.stories.tsx');
  BearingsPage: typeof import('../../site/pages/BearingsPage.stories.tsx');
  BlogCategoryPage: typeof import('../../site/pages/BlogCategoryPage.stories.tsx');
  BlogPage: typeof import('../../site/pages/BlogPage.stories.tsx');
  BlogPostPage: typeof import('../../site/pages/BlogPostPage.stories.tsx');
  ContactPage: typeof import('../../site/pages/ContactPage.stories.tsx');
  GuaranteePage: typeof import('../../site/pages/GuaranteePage.stories.tsx');
  HockeyLacesPage: typeof import('../../site/pages/HockeyLacesPage.stories.tsx');
  HockeyTapePage: typeof import('../../site/pages/HockeyTapePage.stories.tsx');
  HomePage: typeof import('../../site/pages/HomePage.stories.tsx');
  LegalPage: typeof import('../../site/pages/LegalPage.stories.tsx');
  NotFoundPage: typeof import('../../site/pages/NotFoundPage.stories.tsx');
  PerformancePage: typeof import('../../site/pages/PerformancePage.stories.tsx');
  ProTrustedPage: typeof import('../../site/pages/ProTrustedPage.stories.tsx');
  QualityPage: typeof import('../../site/pages/QualityPage.stories.tsx');
  SitemapPage: typeof import('../../site/pages/SitemapPage.stories.tsx');
  SkateLacingPage: typeof import('../../site/pages/SkateLacingPage.stories.tsx');
  StickTapingPage: typeof import('../../site/pages/StickTapingPage.stories.tsx');
  WhereToBuyPage: typeof import('../../site/pages/WhereToBuyPage.stories.tsx');
};

type UnlistedPage = Exclude<PageName | MadePages, keyof PageStories>;

type PageWithoutFile = {
  [Page in keyof PageStories]: PageStories[Page] extends { hasNoFile: true } ? Page : never;
}[keyof PageStories];

type PageWithoutLoaded = {
  [Page in keyof PageStories]: PageStories[Page] extends { Loaded: unknown } | { hasNoFile: true }
    ? never
    : Page;
}[keyof PageStories];

/** Is a type error with a sentence when a page has no stories. */
true satisfies [UnlistedPage] extends [never]
  ? true
  : `Write site/pages/${UnlistedPage}.stories.tsx and add it to PageStories in .storybook/pages/specification.ts.`;

/** Is a type error with a sentence when the stories file of a page in the list does not exist. */
true satisfies [PageWithoutFile] extends [never]
  ? true
  : `Write site/pages/${PageWithoutFile}.stories.tsx, or remove ${PageWithoutFile} from PageStories in .storybook/pages/specification.ts.`;

/** Is a type error with a sentence when a page has no story for its usual state. */
true satisfies [PageWithoutLoaded] extends [never]
  ? true
  : `Add a story named Loaded to site/pages/${PageWithoutLoaded}.stories.tsx.`;

/** The states of section 4 of the specification, and those of the pages in its section 2. */
export const specifiedStates = {
  'menu closed': 'HomePage Loaded',
  'menu open': 'HomePage MenuOpen',
  'tape picture failed': 'HomePage BrokenPictures',
  'laces picture failed': 'HomePage BrokenPictures',
  'bearings picture failed': 'HomePage BrokenPictures',
  'other picture failed': 'HomePage BrokenPictures',
  'teaser loading': 'HomePage Loading',
  'teaser failed': 'HomePage LoadFailed',
  'teaser loaded': 'HomePage Loaded',
  'index loading': 'BlogPage Loading',
  'index failed': 'BlogPage LoadFailed',
  'index loaded': 'BlogPage Loaded',
  'category loading': 'BlogCategoryPage Loading',
  'category failed': 'BlogCategoryPage LoadFailed',
  'category empty': 'BlogCategoryPage Empty',
  'category loaded': 'BlogCategoryPage Loaded',
  'post loading': 'BlogPostPage Loading',
  'post failed': 'BlogPostPage LoadFailed',
  'post missing': 'BlogPostPage NotFound',
  'post loaded': 'BlogPostPage Loaded',
  'cover failed': 'BlogPage BrokenPictures',
  'form idle': 'ContactPage Loaded',
  'form refused': 'ContactPage Refused',
  'form sending': 'ContactPage Sending',
  'form sent': 'ContactPage Sent',
  'form failed': 'ContactPage SendFailed',
  'form unconfirmed': 'ContactPage Unconfirmed',
  'toast of success': 'ContactPage Sent',
  'toast of failure': 'ContactPage SendFailed',
  'unknown address': 'NotFoundPage Loaded',
} as const;

/** A sentence for a story that does not exist. */
type StoryFault<State extends string> = State extends `${infer Page} ${infer Story}`
  ? Page extends keyof PageStories
    ? Story extends keyof PageStories[Page]
      ? never
      : Page extends PageWithoutFile
        ? never
        : `Add a story named ${Story} to site/pages/${Page}.stories.tsx.`
    : `Write site/pages/${Page}.stories.tsx and add it to PageStories in .storybook/pages/specification.ts.`
  : 'Write a state as PAGE STORY.';

type StateFault = StoryFault<(typeof specifiedStates)[keyof typeof specifiedStates]>;

/** Is a type error with a sentence when a state names a story that does not exist. */
true satisfies [StateFault] extends [never] ? true : StateFault;

/** The first word, or words, of a specified state. */
type PartOf<State extends string> = State extends `${infer Part} ${string}` ? Part : State;

/** The components that draw each part that the specification names, by the title of their stories. A missing one is a type error. */
export const specifiedParts = {
  menu: ['Frame/Header'],
  tape: ['Cards/ProductCard', 'Primitives/Picture'],
  laces: ['Cards/ProductCard', 'Primitives/Picture'],
  bearings: ['Cards/ProductCard', 'Primitives/Picture'],
  other: ['Primitives/Picture'],
  teaser: ['Sections/BlogTeaser'],
  index: ['Sections/BlogIndex'],
  category: ['Sections/BlogCategory'],
  post: ['Sections/BlogPost'],
  cover: ['Cards/PostCard', 'Primitives/Picture'],
  form: ['Forms/ContactForm'],
  toast: ['Frame/Toaster'],
  unknown: ['Sections/Banner'],
} as const satisfies Record<PartOf<keyof typeof specifiedStates>, readonly string[]>;
