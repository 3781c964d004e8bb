import type { Fault } from "./content-service";
import type { Document } from "./small-content";

/** A fault, or odd content, and how a build has to end with it. */
export type Row = {
  readonly name: string;
  /** `site`: a correct site is published. Otherwise the error message that the build fails with. */
  readonly expected: "site" | RegExp;
  readonly content?: readonly Document[];
  /** Files of the dataset by their paths. */
  readonly files?: () => Promise<Record<string, Buffer>>;
  readonly fault?: Fault;
  readonly settings?: Readonly<Record<string, string>>;
  /** Continues from the build before, which has succeeded. Otherwise the build reads everything again. */
  readonly isWarm?: true;
  /** Default: three minutes. */
  readonly maxSeconds?: number;
  /** What the log of a build that ends with a site has to contain. */
  readonly log?: RegExp;
  /** Returns what is wrong with the site. */
  readonly check?: (publicDirectory: string) => string[];
};
