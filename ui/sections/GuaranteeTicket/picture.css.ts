import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** A ticket with a picture: above its words, and before them on desktops. */
export const ticket = style({
  '@media': responsive({
    desktop: { gridTemplateColumns: '13rem minmax(0, 1fr) 21rem' },
    wide: { gridTemplateColumns: '14rem minmax(0, 1fr) 21rem' },
  }),
});

export const picture = style({
  position: 'relative',
  minHeight: '9rem',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  overflow: 'clip',
  '@media': {
    ...responsive({
      tablet: { minHeight: '18rem' },
      desktop: { borderStartEndRadius: 0, borderEndStartRadius: vars.radius.md },
    }),
    print: { display: 'none' },
  },
});

// Without this, the picture would decide the height.
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });

// The stack whole, with both ends of its laces, and without the roll beside it, of which only an edge would show.
// Where the ticket is low, the stack is larger and fills the strip, which cuts the ends of its laces.
insideStyle(picture, 'img', {
  '@media': responsive({
    desktop: { objectPosition: '48.5%' },
    wide: { objectPosition: '50%', scale: '1.4' },
  }),
});

/** The words, which have no round corners at the picture. */
export const words = style({
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  '@media': responsive({ desktop: { borderEndStartRadius: 0 } }),
});
