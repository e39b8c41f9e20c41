/** Copies a selected text: browsers have no `navigator.clipboard` on `http://192.168.0.2:6006`. */
const copySelected = (text: string): boolean => {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
};

/** Copies a text to the clipboard, also without https. Returns whether the browser has copied it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard, or the browser denies access to it.
    return copySelected(text);
  }
};
