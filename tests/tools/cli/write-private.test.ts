import { statSync } from "node:fs";
import { writePrivate } from "../../../src/cli/leads/write-private";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();

test.each([{}, { "leads.csv": "an older and longer one" }])(
  "a file is readable by its owner only, where there was %j",
  async (files) => {
    folder.write(files);
    await writePrivate(folder.at("leads.csv"), "name");
    expect([statSync(folder.at("leads.csv")).mode & 0o777, folder.read()["leads.csv"]]).toEqual([
      0o600,
      "name",
    ]);
  },
);
