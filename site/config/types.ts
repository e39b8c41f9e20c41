import type { AnalyticsSettings } from '../analytics/settings.ts';

/** The configuration that visitors may see. The build inlines it. */
export interface PublicConfig {
  /** Scheme and host of the published site, without a trailing slash. */
  readonly origin: string;
  /** The URLs of the store: its front page, and those products that have one of their own, by key. */
  readonly store: {
    readonly home: string;
    readonly products: Readonly<Record<string, string>>;
    /** Parameters for the links to the store, with `{placement}` and `{product}`. */
    readonly tagPattern?: string;
  };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    /** The lines of the postal address; empty when it is not configured. */
    readonly address: readonly string[];
  };
  /** The content of the tag by which Google Search Console verifies the owner. */
  readonly googleVerification?: string;
  /** The tool that counts visits; undefined when none does. */
  readonly analytics?: AnalyticsSettings;
  /** Whether this is a trial of the site, which search engines must not list. */
  readonly isStaging?: true;
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
  /** Origins of pictures in posts, besides the site's own. */
  readonly imageHosts: readonly string[];
  /** The address to which browsers report what the content security policy blocked. */
  readonly cspReportUri?: string;
  /** The TCP port of the server; 0 lets the system choose. */
  readonly port: number;
  /** The address that the server listens on; only this machine reaches a loopback address. */
  readonly host: string;
  /** The proxies whose `X-Forwarded-*` headers are true, as `proxy-addr` names them. */
  readonly trustedProxies: readonly string[];
  /** Whether `NODE_ENV` is `production`. */
  readonly isProduction: boolean;
  /** Whether the server prints a line for each request. */
  readonly accessLog: boolean;
  /** Whether the mock API may answer visitors. */
  readonly allowMockApi: boolean;
  /** Lets a build publish no posts, or fewer than half of those of the last build. */
  readonly allowFewerPosts: boolean;
  /** The key of the signatures of `POST /hooks/blog`. Without it, there is no such address. */
  readonly blogHookSecret?: string;
}
