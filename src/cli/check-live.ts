/** `npm run check-live [-- https://www.example.com]`: visits a deployed site and names what is wrong with it. */
import { parsedUrl } from "../config/parsed-url";
import { settings } from "../config/settings/current";
import { securityHeaders } from "../gatsby/output/headers-file";
import { checkLive } from "./live-check/check-live";
import { runCommand } from "./run-command";

runCommand(async () => {
  const [address = settings.siteUrl] = process.argv.slice(2);
  const url = parsedUrl(address);
  if (!url) {
    throw new Error(`"${address}" is no address: npm run check-live -- https://www.example.com`);
  }
  const { origin } = url;
  console.log(`Visiting ${origin}…`);
  const { findings, counts } = await checkLive({
    origin,
    headers: securityHeaders(settings),
    leads: settings,
    fetch,
  });
  for (const finding of findings) console.error(`✖ ${finding}`);
  const { pages, files, links } = counts;
  console.log(
    `${pages} pages, ${files} files, ${links} links: ` +
      (findings.length === 0 ? "all is well" : `${findings.length} findings`),
  );
  if (findings.length > 0) process.exitCode = 1;
});
