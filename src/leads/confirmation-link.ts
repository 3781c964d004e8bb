/** Links by which a person confirms a sign-up. They are signed, so that nothing has to be stored for them. */
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import { keyedHash } from "./digest";
import type { Lead } from "./lead-store";

const codeOf = (key: string, secret: string) => keyedHash(secret, JSON.stringify(["confirm", key]));

/** Returns the address of the page on which a lead is confirmed. */
export async function confirmationUrl(
  { key, form, language }: Lead,
  secret: string,
): Promise<string> {
  const parameters = new URLSearchParams({ language, lead: key, code: await codeOf(key, secret) });
  return `${site.url}${receiverPath}/${form}/confirm?${parameters.toString()}`;
}

/** Returns whether a code is that of a lead's key. */
export async function isCodeOf(key: string, code: string, secret: string): Promise<boolean> {
  // Hashed again, so that the time of the comparison tells nothing about the code.
  const [given, right] = [code, await codeOf(key, secret)];
  return (await keyedHash(secret, given)) === (await keyedHash(secret, right));
}
