/** The settings of `tracker.ts`. The build inlines it. */
export interface AnalyticsSettings {
  readonly tool: 'plausible' | 'umami';
  /** The origin of the tool. */
  readonly host: string;
  /** The name of the site in the tool: its domain in Plausible, its website id in Umami. */
  readonly site: string;
}

export interface TrackerSettings extends AnalyticsSettings {
  /** The hosts of the store's addresses. */
  readonly storeHosts: readonly string[];
  /** The parameter of links to the store that has their placement, when one has. */
  readonly placementParameter?: string | undefined;
}
