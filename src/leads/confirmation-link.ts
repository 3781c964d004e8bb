/** Links by which a person confirms a sign-up. They are signed, so that nothing has to be stored for them. */
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import { isKeyedHash, keyedHash } from "./digest";
import type { Lead } from "./lead-store";

/** What is signed. */
const signed = (key: string) => JSON.stringify(["confirm", key]);

/** Returns the address of the page on which a lead is confirmed. */
export async function confirmationUrl(
  { key, form, language }: Lead,
  secret: string,
): Promise<string> {
  const code = await keyedHash(secret, signed(key));
  const parameters = new URLSearchParams({ language, lead: key, code });
  return `${site.url}${receiverPath}/${form}/confirm?${parameters.toString()}`;
}

/** Returns whether a code is that of a lead's key. */
export async function isCodeOf(key: string, code: string, secret: string): Promise<boolean> {
  return await isKeyedHash(secret, signed(key), code);
}
