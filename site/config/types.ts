/** The configuration that visitors may see. The build inlines it. */
export interface PublicConfig {
  /** Scheme and host of the published site, without a trailing slash. */
  readonly origin: string;
  /** The URLs of the store. A product without its own has that of the front page. */
  readonly store: {
    readonly home: string;
    readonly tape: string;
    readonly laces: string;
    readonly bearings: string;
  };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    /** The lines of the postal address; empty when it is not configured. */
    readonly address: readonly string[];
  };
  /** The social profiles. A missing one is shown as a placeholder without a link. */
  readonly social: {
    readonly instagram?: string;
    readonly facebook?: string;
    readonly x?: string;
    readonly youtube?: string;
  };
}

/** The whole configuration. */
export interface SiteConfig {
  readonly public: PublicConfig;
  /** The origin of the API; undefined for the mock API. */
  readonly apiOrigin?: string;
  /** The TCP port of the local server; 0 lets the system choose. */
  readonly port: number;
}
