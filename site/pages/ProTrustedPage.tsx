import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import {
  inlineStride,
  sceneShelf,
  sceneSkates,
  sceneStall,
  sceneStallTall,
  sceneStory,
  tapeBand,
} from '#ui/pictures';
import { sceneAlts } from '../content/scenes.ts';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { intro, offer, notesTitle, collegiate, professional, inline, testimonials } = proTrusted;

/** Renders the page about professional players. */
export const Page = () => (
  <>
    <PageHead {...proTrusted.head} path={proTrusted.path} />
    <EquipmentRoom
      {...intro}
      offer={offer}
      picture={sceneStall}
      tallPicture={sceneStallTall}
      pictureAlt={sceneAlts.stall}
      notesTitle={notesTitle}
      notes={[
        { ...collegiate, picture: sceneShelf, pictureAlt: sceneAlts.shelf },
        { ...professional, picture: sceneSkates, pictureAlt: sceneAlts.skates },
        { ...inline, picture: inlineStride, pictureAlt: sceneAlts.inlineStride },
      ]}
    />
    <LargeQuote
      title={testimonials.title}
      lead={testimonials.lead}
      testimonials={testimonials.items}
      picture={tapeBand}
    />
    <ClosingBanner {...proTrusted.closing} picture={sceneStory} />
  </>
);
