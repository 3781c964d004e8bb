import { lockStudio } from "../../../../src/cli/studio/lock-studio";
import { temporaryFolder } from "../build/temporary-folder";

test("a second one is refused with the first one's process, until that has ended", async () => {
  const folder = temporaryFolder();
  try {
    const first = await lockStudio(folder.at("."));
    await expect(lockStudio(folder.at("."))).rejects.toThrow(
      `"npm run studio" is running in this folder already (process ${process.pid}).`,
    );
    first.release();
    (await lockStudio(folder.at("."))).release();
  } finally {
    folder.remove();
  }
});
