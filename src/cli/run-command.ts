import { constants } from "node:os";
import { checkSettings } from "../config/settings/current";

const signals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Runs a command, unless the settings are wrong: prints the message of what it rejects with, and exits with 1.
 *
 * Ctrl+C, `kill` and a closed terminal abort `stopping`. The command then ends by itself: with its own exit code or,
 * if it rejects, with the shell's code for that signal.
 */
export function runCommand(command: (stopping: AbortSignal) => void | Promise<void>): void {
  const stopping = new AbortController();
  let signalCode = 1;
  for (const signal of signals) {
    // Not only once: npm sends again what the terminal has sent already.
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      signalCode = 128 + constants.signals[signal];
      console.warn("\nStopping…");
      stopping.abort();
    });
  }
  const run = async () => {
    checkSettings();
    await command(stopping.signal);
  };
  run().catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
    process.exitCode = signalCode;
  });
}
