import { documentTypes } from "./content-model";
import { PassingFault } from "./retry";

const types: ReadonlySet<unknown> = new Set(documentTypes.map(({ name }) => name));

export interface ExportCheck {
  /** @throws PassingFault when a line that has ended is no document. */
  take(piece: Uint8Array): void;
  /**
   * To be called when nothing follows any more.
   *
   * @throws PassingFault when the export broke off, in the middle of a line or between two.
   */
  end(): void;
}

/**
 * Follows an export, one JSON document on each line, and tells whether it is whole. To the plugin, one
 * that broke off between two lines looks like one to its end; counting tells.
 *
 * @param expected published documents of the content model that it has to hold at least.
 */
export function exportCheck(expected: number): ExportCheck {
  const decoder = new TextDecoder();
  let rest = "";
  let line = 0;
  let published = 0;

  function takeLine(text: string): void {
    line += 1;
    if (text.trim() === "") return;
    const { _id: id, _type: type, error } = parseLine(text, line);
    if (typeof id !== "string" || typeof type !== "string") {
      const said = typeof error === "string" ? `: ${error}` : "";
      throw new PassingFault(`Line ${line} of Sanity's export is no document${said}. Build again.`);
    }
    if (types.has(type) && !id.startsWith("drafts.")) published += 1;
  }

  return {
    take(piece) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(takeLine);
    },
    end() {
      takeLine(rest + decoder.decode());
      if (published >= expected) return;
      throw new PassingFault(
        `Sanity has ${expected} published documents, but its export brought only ${published}: it ` +
          "broke off. Build again.",
      );
    },
  };
}

function parseLine(text: string, line: number): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    throw new PassingFault(
      `Sanity's export is damaged or broke off: line ${line} is not valid JSON. Build again; ` +
        "status.sanity.io tells more.",
    );
  }
}
