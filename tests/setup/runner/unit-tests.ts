/** Set up before each unit test file. */
import { guardConsole } from "./console-guard";

// Tests run side by side, and a busy machine takes its time.
jest.setTimeout(30_000);
guardConsole();
