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

async function hmacKey(secret: string, usage: "sign" | "verify"): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [usage]);
}

/** Returns the HMAC-SHA-256 of a text, in hexadecimal digits. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await hmacKey(secret, "sign");
  return hexadecimal(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** Returns whether a text has this HMAC; the time that it takes tells nothing about the right one. */
export async function isKeyedHash(secret: string, text: string, hash: string): Promise<boolean> {
  const key = await hmacKey(secret, "verify");
  return await crypto.subtle.verify("HMAC", key, bytesOf(hash), encoder.encode(text));
}
