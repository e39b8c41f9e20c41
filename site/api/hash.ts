/**
 * Returns a short content hash (FNV-1a, 32 bits, with the length). Two texts may share one: use it
 * only to save work, where a collision would show an old version of a post.
 */
export const hashOf = (text: string) => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
};
