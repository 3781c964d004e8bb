import { runGatsby } from "../../../src/cli/run-gatsby";

test("a crash, of which Gatsby itself says nothing, is named", async () => {
  const error = jest.spyOn(console, "error").mockReturnValue();
  const code = await runGatsby([], {
    nodeArgs: ["--eval", "process.kill(process.pid, 'SIGFPE')"],
    directory: ".",
    env: {},
    stopping: new AbortController().signal,
  });
  expect(code).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("SIGFPE"));
});
