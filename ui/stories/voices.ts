/** Players, coaches and parents, in their own words. */
import type { TestimonialCardProps } from '#ui';

export const voices = [
  {
    id: 'defenseman',
    quote:
      'I block a lot of shots, so my shin pads take a beating. With this tape they are still where I put them when the horn goes.',
    author: 'Tyler M.',
    position: 'Defenseman, adult league',
    rating: 5,
  },
  {
    id: 'coach',
    quote:
      'Half my bench used to re-tie between periods. I put the laces on my own skates first, then on the team order.',
    author: 'Coach Dana R.',
    position: 'Youth hockey coach',
    rating: 4.5,
  },
  {
    id: 'parent',
    quote:
      'Sixteen bearings, twenty minutes at the kitchen table, and she noticed on the first stride.',
    author: 'Chris P.',
    position: 'Hockey parent',
    rating: 5,
  },
] as const satisfies readonly (TestimonialCardProps & { id: string })[];
