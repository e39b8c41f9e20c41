import { describe, expect, it } from 'vitest';
import * as ui from '#ui';
import * as toaster from '#ui/toaster';
import { missingFiles, placesIn, titleOf } from './folders.ts';
import { pathsIn } from './sources.ts';

const paths = pathsIn('ui');
const places = placesIn(paths);

/** Not found at the one door, and why. */
const elsewhere: Record<string, string> = {
  Panel: 'what the named panels are made of; nobody else needs it',
  Toaster: 'has a door of its own, so that pages without toasts do not load it',
};

describe.each(places)('$folder', (place) => {
  it('has its files', () => expect(missingFiles(place, paths)).toEqual([]));

  it('is exported, or there is a reason', () => {
    expect(place.name in ui).toBe(!(place.name in elsewhere));
  });
});

it('the component folders are found', () => {
  expect(places.length).toBeGreaterThan(30);
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(elsewhere)));
});

it('the toaster is all there is behind its door', () => {
  expect(Object.keys(toaster)).toEqual(['Toaster']);
});

it('every name of the one door is known', () => {
  expect(Object.keys(ui).toSorted()).toEqual([
    'ArticleFrame',
    'Badge',
    'BlogCategory',
    'BlogIndex',
    'BlogPost',
    'BlogTeaser',
    'Breadcrumb',
    'Button',
    'ButtonLink',
    'CategoryLinks',
    'CheckboxField',
    'Claims',
    'ClosingBanner',
    'ContactDetails',
    'ContactForm',
    'Container',
    'DataTable',
    'EmptyPanel',
    'ErrorSummary',
    'FailurePanel',
    'FeatureList',
    'Figure',
    'Footer',
    'FormResult',
    'Grid',
    'Guide',
    'GuideBanner',
    'GuideContents',
    'GuideMethod',
    'GuidePart',
    'Header',
    'Heading',
    'Hero',
    'Icon',
    'Inline',
    'LinkIndex',
    'LinkProvider',
    'Logo',
    'Materials',
    'MediaCard',
    'NotFound',
    'PageFrame',
    'PageIntro',
    'Picture',
    'Points',
    'PostCard',
    'PostCardSkeleton',
    'PostListSkeleton',
    'PostSkeleton',
    'Price',
    'ProTip',
    'ProductCard',
    'ProductDetail',
    'ProductGallery',
    'ProductShowcase',
    'Rating',
    'ReasonCard',
    'Reasons',
    'RelatedPosts',
    'RichText',
    'RinkMark',
    'Section',
    'SectionHeading',
    'SelectField',
    'ShareLinks',
    'SkipLink',
    'SocialLinks',
    'Stack',
    'Standards',
    'Steps',
    'TestimonialCard',
    'Testimonials',
    'Text',
    'TextArea',
    'TextField',
    'TextLink',
    'TextSection',
    'Troubleshooting',
    'VisuallyHidden',
    'articleFrameElements',
    'breakpoints',
    'buttonSizes',
    'buttonVariants',
    'buttonWidths',
    'contactFieldId',
    'contactFields',
    'containerWidths',
    'createStore',
    'dismissToast',
    'formResultVariants',
    'gaps',
    'gridColumns',
    'headingLevels',
    'headingSizes',
    'iconNames',
    'iconSizes',
    'inlineAligns',
    'inlineJustifies',
    'logoSizes',
    'mainId',
    'mediaCardElements',
    'palette',
    'pictureFocuses',
    'pictureRatios',
    'priceSizes',
    'rinkMarkVariants',
    'sectionEdges',
    'sectionInsets',
    'shareNetworks',
    'stackAligns',
    'surfaceNames',
    'surfaces',
    'textFieldTypes',
    'textLinkVariants',
    'textSizes',
    'textVariants',
    'toast',
    'toastDuration',
    'toastRemoveDelay',
    'toastStore',
    'toastVariants',
    'toneNames',
    'tones',
    'useStore',
  ]);
});

describe('a planted folder', () => {
  const planted = ['ui/cards/Fan/Fan.tsx', 'ui/cards/Fan/fans.ts', 'ui/cards/index.ts'];

  it('is known by its name', () => {
    expect(placesIn(planted)).toEqual([{ folder: 'ui/cards/Fan', group: 'cards', name: 'Fan' }]);
  });

  it('is missed what it lacks', () => {
    expect(placesIn(planted).map((place) => missingFiles(place, planted))).toEqual([
      ['ui/cards/Fan/Fan.stories.tsx', 'ui/cards/Fan/index.ts'],
    ]);
    expect('Fan' in ui).toBe(false);
  });

  it('has one title for its stories', () => {
    expect(placesIn(planted).map(titleOf)).toEqual(['Cards/Fan']);
  });
});
