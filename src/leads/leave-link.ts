/**
 * Links by which a person leaves the newsletter. They hold the address, encrypted and signed: nothing has to be stored
 * for them, they outlive the sign-up, and no log can read them.
 */
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import type { Locale } from "../i18n/locales";
import { bytesOf, hexadecimal, keyedHash } from "./digest";

const ivLength = 12;

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(await keyedHash(secret, "leave"));
  return await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Returns the link for an address: always the same, as a mail API takes a repeated mail with another text for a mistake. */
export async function leaveUrl(email: string, language: Locale, secret: string): Promise<string> {
  const iv = bytesOf(await keyedHash(secret, JSON.stringify(["leave", email]))).slice(0, ivLength);
  const algorithm = { name: "AES-GCM", iv };
  const text = new TextEncoder().encode(email);
  const sealed = await crypto.subtle.encrypt(algorithm, await keyOf(secret), text);
  const code = hexadecimal(iv) + hexadecimal(sealed);
  const parameters = new URLSearchParams({ language, code });
  return `${site.url}${receiverPath}/newsletter-leave/confirm?${parameters.toString()}`;
}

/** Returns the address that a link's code holds; undefined where the code is not ours. */
export async function addressOf(code: string, secret: string): Promise<string | undefined> {
  const bytes = bytesOf(code);
  const algorithm = { name: "AES-GCM", iv: bytes.slice(0, ivLength) };
  const key = await keyOf(secret);
  return await crypto.subtle.decrypt(algorithm, key, bytes.slice(ivLength)).then(
    (text) => new TextDecoder().decode(text),
    () => undefined,
  );
}
