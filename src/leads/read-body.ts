import type { Problem } from "./problem";

/** Bytes. The longest valid request of a form has about 4,000. */
const maxBytes = 16 * 1024;

/**
 * Bytes that are read of a body that does not tell its length: as many as Cloudflare lets through. The local
 * runtime fails the next request (503) if one is answered before its body has been read to the end.
 */
const maxDiscardedBytes = 100_000_000;

/** The values of a request, by name. */
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

/** Reads a request's values, or returns why they cannot be read. */
export async function readBody(request: Request): Promise<{ readonly values: Values } | Problem> {
  const type = mediaType(request);
  if (!mediaTypes.includes(type)) {
    return { status: 415, detail: `Content-Type has to be one of ${mediaTypes.join(", ")}.` };
  }
  const bytes = await readUpTo(maxBytes, request);
  if (!bytes) return { status: 413, detail: `The body has more than ${maxBytes} bytes.` };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { status: 400, detail: "The body is not UTF-8." };
  }
  if (type === formType) {
    // Browsers post line breaks as CRLF, which would count twice.
    const entries = [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      value.replaceAll("\r\n", "\n"),
    ]);
    return { values: Object.fromEntries(entries) as Record<string, string> };
  }
  const values = parseObject(text);
  if (!values) return { status: 400, detail: "The body is not a JSON object." };
  return { values };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns undefined when there are more bytes than allowed. */
async function readUpTo(
  limit: number,
  { headers, body }: Request,
): Promise<Uint8Array | undefined> {
  // The runtime discards a body by itself if it has not been touched, however large it is.
  if (Number(headers.get("Content-Length")) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    length += value.byteLength;
    if (length > maxDiscardedBytes) {
      await reader?.cancel();
      break;
    }
    if (length <= limit) chunks.push(value);
  }
  if (length > limit) return undefined;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
