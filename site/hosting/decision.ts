import type { SiteDocument } from './manifest.ts';

/** A post that does not exist (404), or that was published and then removed (410). */
export type MissingPost = {
  readonly kind: 'missingPost';
  readonly status: 404 | 410;
} & SiteDocument;

/** The question to the API before the shell of a post is sent. */
export interface PostQuestion {
  readonly apiPath: string;
  /** When the post is published, as an ISO date, if that was in the future at build time. */
  readonly due?: string;
  /** The decision when the API has no such post. */
  readonly missing: MissingPost;
}

/** The action for a request. Files are relative to the site folder. */
export type Decision =
  | ({ readonly kind: 'page'; readonly status: 200 } & SiteDocument)
  /** A page that did not exist at build time. With status 404 its address cannot have one. */
  | ({
      readonly kind: 'shell';
      readonly status: 200 | 404;
      readonly post?: PostQuestion;
    } & SiteDocument)
  | MissingPost
  | ({ readonly kind: 'notFound'; readonly status: 404 } & SiteDocument)
  | { readonly kind: 'redirect'; readonly status: 308; readonly location: string }
  /** A file whose name changes with its content. */
  | { readonly kind: 'asset'; readonly status: 200; readonly file: string }
  | { readonly kind: 'file'; readonly status: 200; readonly file: string }
  /** A missing script or picture: answered in plain text, so that HTML is never run as a script. */
  | { readonly kind: 'missing'; readonly status: 404 }
  | { readonly kind: 'methodNotAllowed'; readonly status: 405; readonly allow: string }
  /** A form that is posted without JavaScript. */
  | { readonly kind: 'form' }
  /** The API answers, under this path and query. */
  | { readonly kind: 'api'; readonly url: string };

/** Every decision that this server answers itself. */
export type SiteDecision = Exclude<Decision, { readonly kind: 'api' | 'form' }>;

/** Every decision to send a file. */
export type FileDecision = Extract<SiteDecision, { readonly file: string }>;
