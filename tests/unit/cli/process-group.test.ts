import { killProcessGroup } from "../../../src/cli/process-group";

test.each([
  ["ESRCH", 0],
  ["EPERM", 1],
])("%s: %i warnings", (code, count) => {
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error(`kill ${code}`), { code });
  });
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  killProcessGroup({ pid: 7 });
  expect(warn).toHaveBeenCalledTimes(count);
  jest.restoreAllMocks();
});
