import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const mark = style({
  display: 'none',
  '@media': {
    ...responsive({
      tablet: {
        display: 'block',
        position: 'absolute',
        insetBlockStart: '50%',
        aspectRatio: '1',
        color: vars.on.line,
      },
    }),
    print: { display: 'none' },
  },
});

// Each marking runs off the edge where it would on the ice.
const atEnd = (width: string, end: string, up: string) => ({
  '@media': responsive({
    tablet: { width, insetInlineEnd: end, translate: `0 ${up}` },
  }),
});

export const place = styleVariants({
  faceoff: atEnd('min(34rem, 46vw)', '-6vw', '-50%'),
  centre: atEnd('min(40rem, 52vw)', '-12vw', '-50%'),
  crease: atEnd('min(30rem, 42vw)', '2vw', '-46%'),
  crossbar: atEnd('min(30rem, 38vw)', '0', '-58%'),
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space['3xl'],
  '@media': { print: { paddingBlock: vars.space.md, maxWidth: 'none' } },
});

export const actions = style({ paddingBlockStart: vars.space.md });
