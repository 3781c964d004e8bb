import { lockDesk } from "../../../../src/cli/desk/lock-desk";
import { temporaryFolder } from "../build/temporary-folder";

test("a second desk is refused with the first one's process, until that has ended", async () => {
  const folder = temporaryFolder();
  try {
    const first = await lockDesk(folder.at("."));
    await expect(lockDesk(folder.at("."))).rejects.toThrow(
      `"npm run desk" is running in this folder already (process ${process.pid}).`,
    );
    first.release();
    (await lockDesk(folder.at("."))).release();
  } finally {
    folder.remove();
  }
});
