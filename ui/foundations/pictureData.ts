/** A picture of the repository in the widths and formats that the build made of it. */
export interface PictureData {
  /** The address of the JPEG, for browsers without AVIF and WebP. */
  src: string;
  /** Width of the JPEG in px. With `height` it reserves the space before the picture loads. */
  width: number;
  /** Height of the JPEG in px. */
  height: number;
  /** The `<source>` elements, best format first. */
  sources: { type: string; srcSet: string }[];
  /** The part that stays visible where a box crops the picture; else its center. */
  focus?: 'top' | 'bottom' | 'left' | 'right';
}

/** A picture of the API in several widths, all in the format of `src`. */
export interface RemotePicture {
  /** The address for browsers that do not read `srcset`. */
  src: string;
  /** One `<source>` element. The type is not known. */
  sources: { type?: never; srcSet: string }[];
}

/** What a picture shows, or that it adds nothing to the text beside it. */
export type PictureAlt =
  | {
      alt?: never;
      /**
       * The picture adds nothing to the text beside it, and has no `alt`.
       *
       * @default false
       */
      isDecorative: true;
    }
  // Stands last, because TypeScript names the last one when neither prop is set.
  | {
      /** The text alternative of the picture. */
      alt: string;
      isDecorative?: false;
    };
