import { ClosingBanner, EquipmentRoom, LargeQuote } from '#ui';
import { equipmentRoom, equipmentRoomNarrow } from '#ui/figures';
import { bearingsInUse, sceneSkates, sceneStory, tapeBand, tapeOnSkates } from '#ui/pictures';
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
        { ...collegiate, picture: sceneSkates, pictureAlt: sceneAlts.skates },
        { ...professional, picture: tapeOnSkates, pictureAlt: sceneAlts.tapeOnSkates },
        { ...inline, picture: bearingsInUse, pictureAlt: sceneAlts.bearingsInUse },
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
