import { Problem } from "./problem";

/** Bytes. The longest valid form submission has about 4,000. */
const maxBytes = 16 * 1024;

/** The values of a form submission, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What a browser posts by itself, without the page's script. */
const formType = "application/x-www-form-urlencoded";

const mediaTypes = ["application/json", formType];

/** Returns a content type without its parameters. */
function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Returns whether a browser posted the form itself. */
export function isFormPost(request: Request): boolean {
  return mediaType(request) === formType;
}

/** @throws Problem that says why the values cannot be read. */
export async function readBody(request: Request): Promise<Values> {
  const type = mediaType(request);
  if (!mediaTypes.includes(type)) {
    throw new Problem(415, `Content-Type has to be one of ${mediaTypes.join(", ")}.`);
  }
  const text = await readText(request);
  if (type === formType) {
    // Browsers post line breaks as CRLF, which would count twice.
    const unixLines = text.replaceAll(/%0D%0A/gi, "%0A");
    return Object.fromEntries(new URLSearchParams(unixLines));
  }
  const values: unknown = await new Response(text).json().catch(() => undefined);
  if (typeof values !== "object" || values === null || Array.isArray(values)) {
    throw new Problem(400, "The body is not a JSON object.");
  }
  return values as Values;
}

/**
 * Reads a body to its end, even if it is too long: the local runtime fails the next request (503) if this one is
 * answered before. Hosts limit the length, and a body of which nothing was read is discarded.
 */
async function readText({ headers, body }: Request): Promise<string> {
  const tooLong = new Problem(413, `The body has more than ${maxBytes} bytes.`);
  if (Number(headers.get("Content-Length")) > maxBytes) throw tooLong;
  const chunks: BlobPart[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
  }
  if (length > maxBytes) throw tooLong;
  try {
    const bytes = await new Blob(chunks).arrayBuffer();
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, "The body is not UTF-8.");
  }
}
