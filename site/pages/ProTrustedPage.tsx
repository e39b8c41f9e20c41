import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import { equipmentRoom } from '#ui/figures';
import { lacesInUse, scenePro, tapeBand } from '#ui/pictures';
import { sceneAlts } from '../content/scenes.ts';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { intro, room, collegiate, professional, testimonials } = proTrusted;

/** Renders the page about professional players. */
export const Page = () => (
  <>
    <PageHead {...proTrusted.head} path={proTrusted.path} />
    <EquipmentRoom
      {...intro}
      {...room}
      drawing={equipmentRoom}
      notes={[
        { ...collegiate, picture: lacesInUse, pictureAlt: sceneAlts.lacesInUse },
        { ...professional, picture: tapeBand, pictureAlt: sceneAlts.tapeBand },
      ]}
    />
    <LargeQuote
      title={testimonials.title}
      lead={testimonials.lead}
      testimonials={testimonials.items}
    />
    <ClosingBanner {...proTrusted.closing} picture={scenePro} />
  </>
);
