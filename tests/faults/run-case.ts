import type { BuildFolder } from "./build-folder";
import type { ContentService } from "./content-service";
import type { Row } from "./fault-case";
import { siteProblems } from "./site-checks";
import { smallContent } from "./small-content";

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
