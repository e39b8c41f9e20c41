import type { PagePolicy } from '../../headers.ts';
import type { HostingManifest } from '../../manifest.ts';

/** The data of the build that the worker imports as `settings.json`. */
export interface WorkerSettings {
  readonly manifest: HostingManifest;
  readonly files: readonly string[];
  readonly policy: PagePolicy;
  readonly siteOrigin: string;
  readonly apiOrigin: string;
}
