import type { Fault } from "./content-service";
import type { Document } from "./small-content";

/** What may go wrong with the content, and how a build has to end. */
export type Row = {
  readonly name: string;
  /** `site`: a right one is published. Otherwise what the message says that the build ends with. */
  readonly end: "site" | RegExp;
  readonly content?: readonly Document[];
  /** Files of the dataset by their paths. */
  readonly files?: () => Promise<Record<string, Buffer>>;
  readonly fault?: Fault;
  readonly settings?: Readonly<Record<string, string>>;
  /** The build before has ended well, and this one goes on from it. Otherwise it reads everything anew. */
  readonly isWarm?: true;
  /** Seconds; three minutes unless told otherwise. */
  readonly atMost?: number;
  /** A line that has to be in the log of a build that ends with a site. */
  readonly says?: RegExp;
  /** What is wrong with the site. */
  readonly check?: (publicDirectory: string) => string[];
};
