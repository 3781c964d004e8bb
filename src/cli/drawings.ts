/**
 * `npm run drawings`: draws the site's pictures and icons, in the tokens' colours and with the texts of `src/locales`,
 * into the files that the site publishes and the repository keeps.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectDirectory } from "../gatsby/build-settings";
import { siteDrawings } from "./drawings/site-drawings";
import { runCommand } from "./run-command";

runCommand(async () => {
  const drawings = Object.entries(siteDrawings);
  let changes = 0;
  for (const [name, draw] of drawings) {
    const file = join(projectDirectory, name);
    const drawn = Buffer.from(await draw());
    if ((await readFile(file).catch(() => undefined))?.equals(drawn)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, drawn);
    changes += 1;
    console.log(name);
  }
  console.log(`${changes} of ${drawings.length} drawings have changed.`);
});
