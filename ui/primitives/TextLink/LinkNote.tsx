import { VisuallyHidden } from '../VisuallyHidden/index.ts';

interface LinkNoteProps {
  context?: string | undefined;
  external?: boolean;
}

/** Adds to a link what only screen readers need: which item it belongs to, and that it opens a new tab. */
export const LinkNote = ({ context, external }: LinkNoteProps) => {
  const note = [context, external && 'opens in a new tab'].filter(Boolean).join(', ');
  return note && <VisuallyHidden>{` (${note})`}</VisuallyHidden>;
};
