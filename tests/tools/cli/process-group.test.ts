import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { killGroup } from "../../../src/cli/process-group";

test("a group ends with its parent, even when that is killed", async () => {
  const args = ["--import", "tsx", join(__dirname, "group-starter.ts")];
  const parent = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [output] = (await once(parent.stdout, "data")) as [Buffer];
  const group = Number(output.toString());
  try {
    expect(isRunning(group)).toBe(true);
    parent.kill("SIGKILL");
    while (isRunning(group)) await wait(50);
  } finally {
    killGroup({ pid: group });
  }
}, 30_000);

test("a group that is gone is no error, and one that cannot be ended is named", () => {
  const kill = jest.spyOn(process, "kill");
  const refuse = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  kill.mockImplementationOnce(refuse("ESRCH"));
  expect(() => killGroup({ pid: 4_321 })).not.toThrow();
  kill.mockImplementationOnce(refuse("EPERM"));
  expect(() => killGroup({ pid: 4_321 })).toThrow(
    "The processes of group 4321 cannot be ended (EPERM). End them by hand.",
  );
  expect(kill).toHaveBeenCalledWith(-4_321, "SIGKILL");
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
