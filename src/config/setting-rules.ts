/** What the value of a setting may be, for settings of every kind. Pure. */

/** What a setting may be, in words that end "… has to be", and how its text is read. */
export type Rule<Value> = {
  readonly allowed: string;
  readonly parse: (text: string) => Value | undefined;
};

/** Text as it stands, where it has the pattern. */
export const matching = (pattern: RegExp, allowed: string): Rule<string> => ({
  allowed,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

/** An address of the web without a name or a password in it. */
export const parseUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && !url.username && !url.password ? url : undefined;
};

export const urlRule: Rule<string> = {
  allowed: "a full address such as https://www.example.com/form",
  parse: (text) => parseUrl(text)?.href,
};

export const nameRule = matching(/^[^<>{}]{1,60}$/, "a name of 1 to 60 characters without < > { }");
