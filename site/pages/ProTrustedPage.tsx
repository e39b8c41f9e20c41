import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import { equipmentRoom, equipmentRoomNarrow } from '#ui/figures';
import { bearingsInUse, lacesCrossed, sceneStory, tapeAtRink } from '#ui/pictures';
import { sceneAlts } from '../content/scenes.ts';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { PageHead } from '../seo/PageHead.tsx';

const { intro, room, offer, collegiate, professional, inline, testimonials } = proTrusted;

/** Renders the page about professional players. */
export const Page = () => (
  <>
    <PageHead {...proTrusted.head} path={proTrusted.path} />
    <EquipmentRoom
      {...intro}
      {...room}
      offer={offer}
      drawing={equipmentRoom}
      narrowDrawing={equipmentRoomNarrow}
      notes={[
        { ...collegiate, picture: lacesCrossed, pictureAlt: sceneAlts.lacesCrossed },
        { ...professional, picture: tapeAtRink, pictureAlt: sceneAlts.tapeAtRink },
        { ...inline, picture: bearingsInUse, pictureAlt: sceneAlts.bearingsInUse },
      ]}
    />
    <LargeQuote
      title={testimonials.title}
      lead={testimonials.lead}
      testimonials={testimonials.items}
    />
    <ClosingBanner {...proTrusted.closing} picture={sceneStory} />
  </>
);
