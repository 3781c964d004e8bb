import { documentTypes } from "../model/content-model";
import { isPublished } from "../documents/document-ids";
import { TransientError } from "./retry";

const types: ReadonlySet<unknown> = new Set(documentTypes.map(({ name }) => name));

export interface ExportValidator {
  /** @throws PassingFault when a line that has ended is no document. */
  take(piece: Uint8Array): void;
  /**
   * To be called when nothing follows any more.
   *
   * @throws PassingFault when the export broke off, in the middle of a line or between two.
   */
  end(): Promise<void>;
}

/**
 * How many published documents have to have arrived, at least, for nothing to be lost. What an editor
 * unpublished while they were read is not missing, so where some seem to be, they are counted again.
 *
 * @param before how many there were before the reading.
 * @returns the fewer of those before and after it.
 */
export async function expectedDocuments(
  arrived: number,
  before: number,
  countAgain: () => Promise<number>,
): Promise<number> {
  return arrived >= before ? before : Math.min(before, await countAgain());
}

/**
 * Follows an export, one JSON document on each line, and tells whether it is whole. To the plugin, one
 * that broke off between two lines looks like one to its end; counting tells.
 *
 * @param before published documents of the content model that there were before the export.
 * @param countAgain gives how many there are now; asked only where the export brought fewer.
 */
export function createExportValidator(
  before: number,
  countAgain: () => Promise<number>,
): ExportValidator {
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
      throw new TransientError(
        `Line ${line} of Sanity's export is no document${said}. Build again.`,
      );
    }
    if (types.has(type) && isPublished(id)) published += 1;
  }

  return {
    take(piece) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(takeLine);
    },
    async end() {
      takeLine(rest + decoder.decode());
      const due = await expectedDocuments(published, before, countAgain);
      if (published >= due) return;
      throw new TransientError(
        `Sanity has ${due} published documents, but its export brought only ${published}: it ` +
          "broke off. Build again.",
      );
    },
  };
}

function parseLine(text: string, line: number): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    throw new TransientError(
      `Sanity's export is damaged or broke off: line ${line} is not valid JSON. Build again; ` +
        "status.sanity.io tells more.",
    );
  }
}
