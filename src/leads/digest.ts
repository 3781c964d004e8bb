/** Returns bytes in hexadecimal digits. */
export function hexadecimal(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the bytes of hexadecimal digits. */
export function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const encoder = new TextEncoder();

/** Returns the SHA-256 of a text, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hexadecimal(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** Returns the HMAC-SHA-256 of a text, in hexadecimal digits. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  return hexadecimal(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}
