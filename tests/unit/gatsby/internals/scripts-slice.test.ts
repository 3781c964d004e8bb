import { readGatsbyScripts } from "../../../../src/gatsby/internals/scripts-slice";
import { temporaryFolder } from "../../../setup/temporary-folder";
import { gatsbyScripts, scriptsSlice } from "./gatsby-scripts";

const folder = temporaryFolder();

test("reads Gatsby's inline scripts and the URLs of the others", async () => {
  folder.write(gatsbyScripts);
  expect(await readGatsbyScripts(folder.at())).toEqual({
    inline: [
      'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";',
      'window.___webpackCompilationHash="64dd4379";',
    ],
    urls: ["/runtime-1.js", "/app-1.js"],
  });
});

test.each([
  ["no URL", "<script>a</script><script>b</script>"],
  [
    "another script",
    '<script>a</script><script>b</script><script>c</script><script src="/d.js"></script>',
  ],
])("a slice with %s is an error", async (_, html) => {
  folder.write({ [scriptsSlice]: html });
  const scripts = readGatsbyScripts(folder.at());
  await expect(scripts).rejects.toThrow(/Not the scripts that scripts-slice.ts expects/);
});
