/** The owner's values that a visitor may see. They are baked into the build. */
export interface PublicConfig {
  /** Scheme and host of the published site, without a trailing slash. */
  readonly origin: string;
  /** Marketplace addresses; a product without its own leads to the store's front page. */
  readonly store: {
    readonly home: string;
    readonly tape: string;
    readonly laces: string;
    readonly bearings: string;
  };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    /** Lines of the postal address; empty when the owner gave none. */
    readonly address: readonly string[];
  };
  /** Profiles that exist; a missing one is shown as a placeholder that leads nowhere. */
  readonly social: {
    readonly instagram?: string;
    readonly facebook?: string;
    readonly x?: string;
    readonly youtube?: string;
  };
}

/** Everything the owner can set. */
export interface SiteConfig {
  readonly public: PublicConfig;
  /** Origin of the real API; without it the site runs on the mock API. */
  readonly apiOrigin?: string;
  /** TCP port of the local server; 0 lets the system choose. */
  readonly port: number;
}
