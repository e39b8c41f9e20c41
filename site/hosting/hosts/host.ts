import type { Difference } from '../conformance/compare.ts';
import type { PagePolicy } from '../headers.ts';
import type { Build } from '../manifest.ts';

/** The input from which the configuration of a host is written. */
export interface HostedSite {
  readonly build: Build;
  /** The configurable part of the content security policy. */
  readonly policy: PagePolicy;
  /** Such as `https://www.crossbarhockey.example`. */
  readonly siteOrigin: string;
  readonly apiOrigin: string;
  /** Folder of the public files on the machine that serves them. */
  readonly root: string;
  /** Port that the host listens on. */
  readonly port: number;
}

/** A rule that a host cannot express. */
export interface Limit {
  /** Says what the host does instead. */
  readonly sentence: string;
  /** Returns whether this explains a difference that the conformance suite has found. */
  explains(difference: Difference): boolean;
}

/** A kind of server or service that the site can run on. */
export interface Host {
  /** As written on the command line. */
  readonly name: string;
  /** The known differences between its answers and those of our server. */
  readonly limits: readonly Limit[];
  /** Tells the operator how to install the files. */
  readonly steps: string;
  /** Returns the files by their path in the output folder. */
  write(site: HostedSite): Promise<Readonly<Record<string, string>>>;
}
