import type { BuildFolder } from "./build-folder";
import type { ContentService, Fault } from "./content-service";
import { siteProblems } from "./site-checks";
import { smallContent, type Document } from "./small-content";

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

const defaultSeconds = 180;

export type RowResult = {
  readonly row: Row;
  readonly code: number;
  readonly seconds: number;
  /** The expected message, with the rest of the log. */
  readonly message: string;
  /** Empty if the build ended as expected. */
  readonly problems: readonly string[];
};

/** Builds once with the fault, and checks the outcome. */
export async function runRow(
  row: Row,
  service: ContentService,
  folder: BuildFolder,
): Promise<RowResult> {
  const { expected, maxSeconds = defaultSeconds, check = siteProblems } = row;
  await service.setContent(row.content ?? smallContent, await row.files?.());
  service.setFault(row.fault);
  if (!row.isWarm) folder.clearCache();
  const before = folder.checksum();
  const build = folder.start({ ...service.settings, ...row.settings });
  const timer = setTimeout(() => build.process.kill("SIGTERM"), maxSeconds * 1_000);
  const { code, seconds, log } = await build.result;
  clearTimeout(timer);
  service.setFault(undefined);

  const text = log.replace(/\s+/g, " ");
  const isSite = expected === "site";
  const pattern = isSite ? row.log : expected;
  const match = pattern?.exec(text);
  const problems = [
    ...(seconds < maxSeconds ? [] : [`took more than ${maxSeconds} s`]),
    ...(isSite === (code === 0) ? [] : [`ended with ${code}:\n${log.slice(-3_000)}`]),
    ...(pattern && !match ? [`does not log ${pattern}:\n${log.slice(-3_000)}`] : []),
    ...(isSite && code === 0 ? check(folder.publicDirectory) : []),
    ...(isSite || folder.checksum() === before ? [] : ["the previous site was changed"]),
  ];
  return { row, code, seconds, message: match ? text.slice(match.index) : "", problems };
}
