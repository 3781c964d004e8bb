import { chmodSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Id of the receiver's database on this machine, and the folder it is in. */
export const localDatabase = {
  id: "leads",
  folder: resolve(__dirname, "../../.leads"),
} as const;

/** Keeps a folder, and all that this process and its children write from now on, for their owner only. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}
