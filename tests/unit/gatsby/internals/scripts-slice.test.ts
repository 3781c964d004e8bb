import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGatsbyScripts } from "../../../../src/gatsby/internals/scripts-slice";
import { writeGatsbyScripts } from "./gatsby-scripts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "slice-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("reads Gatsby's inline scripts and the URLs of the others", async () => {
  await writeGatsbyScripts(folder);
  expect(await readGatsbyScripts(folder)).toEqual({
    inline: [
      'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";',
      'window.___webpackCompilationHash="64dd4379";',
    ],
    urls: ["/runtime-1.js", "/app-1.js"],
  });
});

test.each([
  ["no URL", "<script>a</script><script>b</script>"],
  ["another script", '<script>a</script><script>b</script><script>c</script><script src="/d.js">'],
])("a slice with %s is an error", async (_, html) => {
  await writeGatsbyScripts(folder, html);
  await expect(readGatsbyScripts(folder)).rejects.toThrow(/writes its scripts differently/);
});
