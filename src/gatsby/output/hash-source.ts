import { createHash } from "node:crypto";

/** Returns inline code as a source of a Content-Security-Policy that allows it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
