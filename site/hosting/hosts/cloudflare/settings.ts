import type { PagePolicy } from '../../headers.ts';
import type { HostingManifest } from '../../manifest.ts';

/** What the worker knows about the build; `settings.json` beside it. */
export interface WorkerSettings {
  readonly manifest: HostingManifest;
  readonly files: readonly string[];
  readonly policy: PagePolicy;
  readonly siteOrigin: string;
  readonly apiOrigin: string;
}
