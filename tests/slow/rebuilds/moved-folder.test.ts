/** A cache that another folder, or other drawings, made is of no use, and of no harm. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../faults/build-folder";
import { startContentService } from "../faults/content-service";
import { smallContent } from "../faults/small-content";
import { createSandbox, smallContent as embeddedContent } from "../../setup/builds/sandbox";
import { fileHashes } from "../../setup/output/file-hashes";

const longestTest = 10 * 60_000;

test(
  "a cache that is restored at another path gives the same site",
  async () => {
    const folder = buildFolder("before-move");
    const moved = buildFolder("after-move");
    const service = await startContentService();
    try {
      for (const each of [folder, moved]) each.remove();
      await service.setContent(smallContent);
      expect(await folder.start(service.settings).result).toMatchObject({ code: 0 });
      const before = fileHashes(folder.publicDirectory);

      renameSync(folder.home, moved.home);
      const { code, log } = await moved.start(service.settings).result;
      expect(log).toContain("The cache is emptied");
      expect(code).toBe(0);
      expect(fileHashes(moved.publicDirectory)).toEqual(before);
    } finally {
      await service.close();
      for (const each of [folder, moved]) each.remove();
    }
  },
  longestTest,
);

test(
  "after a change of a colour and of the logo mark, the site is that of a build from nothing",
  async () => {
    const site = await createSandbox();
    try {
      await site.writeContent(await embeddedContent());
      await site.build();
      const before = fileHashes(site.publicDirectory);
      for (const [file, colour, other] of [
        ["src/styles/tokens.css", "#1a1a2e", "#1a2e1a"],
        ["src/drawings/logo.svg", "var(--accent)", "var(--ink)"],
      ] as const) {
        const path = join(site.directory, file);
        const text = readFileSync(path, "utf8");
        expect(text).toContain(colour);
        writeFileSync(path, text.replaceAll(colour, other));
      }
      await site.build();
      const after = fileHashes(site.publicDirectory);
      expect(after).not.toEqual(before);
      await site.clean();
      await site.build();
      expect(after).toEqual(fileHashes(site.publicDirectory));
    } finally {
      await site.remove();
    }
  },
  longestTest,
);
