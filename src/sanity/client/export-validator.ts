import { documentTypeNames } from "../model/document-types";
import { isPublished } from "../documents/document-ids";
import { TransientError } from "./retry";

const types: ReadonlySet<unknown> = new Set(documentTypeNames);

export interface ExportValidator {
  /** @throws TransientError when a completed line is not a document. */
  write(chunk: Uint8Array): void;
  /**
   * Call at the end of the export.
   *
   * @throws TransientError when the export was cut off, within a line or between two.
   */
  end(): Promise<void>;
}

/**
 * Returns the least number of published documents that a complete read has to bring. Documents that an
 * editor unpublishes meanwhile are not lost, so when some seem to be missing, they are counted again.
 *
 * @param before the count before the read.
 * @returns the smaller of the counts before and after it.
 */
export async function minimumDocuments(
  received: number,
  before: number,
  countAgain: () => Promise<number>,
): Promise<number> {
  return received >= before ? before : Math.min(before, await countAgain());
}

/**
 * Checks an export (NDJSON) for completeness while it streams by. The plugin takes one that was cut off
 * between two lines for complete, so the documents are counted.
 *
 * @param before number of published documents of the content model before the export.
 * @param countAgain counts them now; called only when the export has fewer.
 */
export function createExportValidator(
  before: number,
  countAgain: () => Promise<number>,
): ExportValidator {
  const decoder = new TextDecoder();
  let remainder = "";
  let line = 0;
  let published = 0;

  function checkLine(text: string): void {
    line += 1;
    if (text.trim() === "") return;
    const { _id: id, _type: type, error } = parseLine(text, line);
    if (typeof id !== "string" || typeof type !== "string") {
      const detail = typeof error === "string" ? `: ${error}` : "";
      throw new TransientError(
        `Line ${line} of Sanity's export is not a document${detail}. Build again.`,
      );
    }
    if (types.has(type) && isPublished(id)) published += 1;
  }

  return {
    write(chunk) {
      const lines = (remainder + decoder.decode(chunk, { stream: true })).split("\n");
      remainder = lines.pop() ?? "";
      lines.forEach(checkLine);
    },
    async end() {
      checkLine(remainder + decoder.decode());
      const expected = await minimumDocuments(published, before, countAgain);
      if (published >= expected) return;
      throw new TransientError(
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
    throw new TransientError(
      `Sanity's export is damaged or broke off: line ${line} is not valid JSON. Build again; ` +
        "see status.sanity.io.",
    );
  }
}
