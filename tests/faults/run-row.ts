import type { BuildFolder } from "./faulty-build";
import type { ContentService } from "./content-service";
import type { Row } from "./row";
import { siteProblems } from "./site-checks";
import { smallContent } from "./small-content";

const defaultSeconds = 180;

export type RowResult = {
  readonly row: Row;
  readonly code: number;
  readonly seconds: number;
  /** The message that tells, and what follows it in the log. */
  readonly said: string;
  /** What is not as it should be; empty when all is well. */
  readonly problems: readonly string[];
};

/** Builds once with the row's fault, and looks at what has come of it. */
export async function runRow(
  row: Row,
  service: ContentService,
  folder: BuildFolder,
): Promise<RowResult> {
  const { end, says, atMost = defaultSeconds, check = siteProblems } = row;
  await service.setContent(row.content ?? smallContent, await row.files?.());
  service.setFault(row.fault);
  if (!row.isWarm) folder.forget();
  const before = folder.checksum();
  const build = folder.start({ ...service.settings, ...row.settings });
  const timer = setTimeout(() => build.process.kill("SIGTERM"), atMost * 1_000);
  const { code, seconds, log } = await build.result;
  clearTimeout(timer);
  service.setFault(undefined);

  const text = log.replace(/\s+/g, " ");
  const wanted = end === "site" ? says : end;
  const found = wanted?.exec(text);
  const isSite = end === "site";
  const problems = [
    ...(seconds < atMost ? [] : [`took more than ${atMost} s`]),
    ...(isSite === (code === 0) ? [] : [`ended with ${code}:\n${log.slice(-3_000)}`]),
    ...(wanted && !found ? [`does not say ${wanted}:\n${log.slice(-3_000)}`] : []),
    ...(isSite && code === 0 ? check(folder.publicDirectory) : []),
    ...(isSite || folder.checksum() === before ? [] : ["the site before was touched"]),
  ];
  return { row, code, seconds, said: found ? text.slice(found.index) : "", problems };
}
