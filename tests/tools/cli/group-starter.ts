/** A child process of `process-group.test.ts`: starts a group that would run for ever, and prints its id. */
import { spawnGroup } from "../../../src/cli/process-group";

const child = spawnGroup(["-e", "console.log('up'); setInterval(() => {}, 1000)"], {
  env: process.env,
  stdio: ["ignore", "pipe", "inherit"],
});
child.stdout?.once("data", () => process.stdout.write(`${child.pid}\n`));
