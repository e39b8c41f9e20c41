/** The properties of a click that React's events and the browser's have in common. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Returns whether a click on a link opens it in the same tab. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
