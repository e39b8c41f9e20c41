/**
 * A text's mark: equal texts have the same one, a changed text almost surely another (FNV-1a, 32
 * bits, and the length). It only saves work: a wrong guess would show yesterday's article.
 */
export const markOf = (text: string) => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
};
