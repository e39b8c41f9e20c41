/** The place among the sections of a post before which its second part begins. */
const secondPartAt = 2;

/** `String`, because a form's `nodeName` may be a field of that name (DOM clobbering). */
const isSectionHeading = (node: { readonly nodeName: unknown }) => String(node.nodeName) === 'H2';

/**
 * Removes the third section of a parsed post and all that follow it, and returns their HTML, as unsafe as
 * it came. Returns '' when the post has fewer sections: they begin with an `h2` that is in no other element.
 */
export const cutSecondPart = (body: Element): string => {
  const start = [...body.children].filter(isSectionHeading)[secondPartAt];
  if (!start) return '';
  const rest = body.ownerDocument.createElement('div');
  while (start.nextSibling) rest.append(start.nextSibling);
  rest.prepend(start);
  return rest.innerHTML;
};
