/** Names that Windows reserves with any extension, and the one that hosts serve for a folder. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Whether a segment of a path can be the name of its file on every system. */
export const isPortableName = (segment: string) =>
  /^[a-z0-9-]{1,100}$/.test(segment) && !reserved.test(segment);
