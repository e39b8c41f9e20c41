import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import {
  faceOff,
  faceOffTall,
  inlineGlide,
  lacesWorn,
  sceneEquipment,
  sceneStory,
  shotBlock,
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
      picture={faceOff}
      tallPicture={faceOffTall}
      notesTitle={notesTitle}
      notes={[
        { ...collegiate, picture: sceneEquipment },
        { ...professional, picture: lacesWorn },
        { ...inline, picture: inlineGlide, pictureAlt: sceneAlts.inlineGlide },
      ]}
    />
    <LargeQuote
      title={testimonials.title}
      lead={testimonials.lead}
      testimonials={testimonials.items}
      picture={shotBlock}
    />
    <ClosingBanner
      {...proTrusted.closing}
      picture={{ ...sceneStory, focus: 'right' }}
      surface="crease"
    />
  </>
);
