import { startServerProcess } from "../../../src/cli/server-process";
import { findFreePort } from "../../setup/servers/free-port";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();

test("what a server prints while it starts is passed on in whole lines", async () => {
  const port = await findFreePort();
  const script = `
    process.stdout.write("success half");
    setTimeout(() => {
      process.stdout.write(" way\\n");
      require("node:http").createServer((_, out) => out.end()).listen(${port}, "127.0.0.1");
    }, 500);
  `;
  const server = startServerProcess(["-e", script], {
    cwd: folder.at("."),
    env: process.env,
    log: folder.at("log"),
  });
  const printed: string[] = [];
  await server.untilAnswers(`http://127.0.0.1:${port}/`, "It", 60_000, (text) =>
    printed.push(text),
  );
  await server.stop();
  expect(printed).toEqual(["success half way\n"]);
});
