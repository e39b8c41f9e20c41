import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const mark = style({
  display: 'none',
  '@media': {
    ...responsive({
      desktop: {
        display: 'block',
        position: 'absolute',
        top: '50%',
        aspectRatio: '1',
        color: vars.on.line,
      },
    }),
    print: { display: 'none' },
  },
});

// Each marking runs off the edge where it would on the ice.
type Place = Record<'width' | 'right', string> &
  Partial<Record<'top' | 'bottom' | 'translate' | 'color', string>>;
const atEnd = (rule: Place) => ({
  '@media': responsive({ desktop: rule }),
});

export const place = styleVariants({
  faceoff: atEnd({ width: 'min(34rem, 36vw)', right: '-6vw', translate: '0 -50%' }),
  centre: atEnd({ width: 'min(40rem, 42vw)', right: '-12vw', translate: '0 -50%' }),
  crease: atEnd({ width: 'min(30rem, 34vw)', right: '2vw', top: 'auto', bottom: '0' }),
  // The brand's own mark: whole, in its own colours.
  crossbar: atEnd({
    width: 'min(19rem, 30vw)',
    right: '0',
    translate: '0 -52%',
    color: vars.on.text,
  }),
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
  '@media': {
    // The words end where the marking begins.
    ...responsive({ desktop: { maxWidth: '60%' } }),
    print: { paddingBlock: vars.space.md, maxWidth: 'none' },
  },
});

export const actions = style({ paddingBlockStart: vars.space.md });
