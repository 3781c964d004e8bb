import { once } from "node:events";

const variables = { ...process.env };
afterEach(() => {
  process.env = { ...variables };
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
  process.exitCode = 0;
});

/** Imports modules that no test has imported, as a new process does. */
async function freshModules() {
  jest.resetModules();
  return {
    ...(await import("../../../../src/config/settings/current")),
    ...(await import("../../../../src/cli/run-command")),
  };
}

test("a wrong setting ends no import, and every command before it begins", async () => {
  process.env.SITE_MAX_POST_LOSS = "many";
  const { checkSettings, settings, runCommand } = await freshModules();
  expect(settings.maxPostLoss).toBe(20);
  expect(checkSettings).toThrow('SITE_MAX_POST_LOSS is "many"');
  const printed = new EventTarget();
  const print = jest.spyOn(console, "error").mockImplementation(() => {
    setImmediate(() => printed.dispatchEvent(new Event("line")));
  });
  const command = jest.fn();
  runCommand(command);
  await once(printed, "line");
  expect(print).toHaveBeenCalledWith(expect.stringContaining('SITE_MAX_POST_LOSS is "many"'));
  expect([command.mock.calls.length, process.exitCode]).toEqual([0, 1]);
});

test("right settings are those of the process", async () => {
  process.env.SITE_MAX_POST_LOSS = "7";
  const { checkSettings, settings } = await freshModules();
  expect(settings.maxPostLoss).toBe(7);
  expect(checkSettings).not.toThrow();
});
