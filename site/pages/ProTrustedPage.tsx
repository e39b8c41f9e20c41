import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import {
  faceOff,
  inlineGlide,
  sceneEquipment,
  sceneEquipmentTall,
  tapeAtBench,
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
      picture={sceneEquipment}
      tallPicture={sceneEquipmentTall}
      pictureAlt={sceneAlts.equipment}
      notesTitle={notesTitle}
      notes={[
        { ...collegiate, picture: tapeAtBench, pictureAlt: sceneAlts.tapeAtBench },
        { ...professional, picture: faceOff },
        { ...inline, picture: inlineGlide, pictureAlt: sceneAlts.inlineGlide },
      ]}
    />
    <LargeQuote
      title={testimonials.title}
      lead={testimonials.lead}
      testimonials={testimonials.items}
      picture={tapeBand}
    />
    <ClosingBanner {...proTrusted.closing} picture={sceneStory} pictureEdge="faded" />
  </>
);
