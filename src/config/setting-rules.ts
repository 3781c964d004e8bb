/** Validates and parses a setting. `allowed` describes its valid values, completing "… has to be". */
export type Rule<Value> = {
  readonly allowed: string;
  readonly parse: (text: string) => Value | undefined;
};

/** Returns a rule that accepts text matching the pattern. */
export const patternRule = (pattern: RegExp, allowed: string): Rule<string> => ({
  allowed,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

/** Parses an HTTP(S) URL without credentials. @returns undefined for anything else. */
export const parseUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && !url.username && !url.password ? url : undefined;
};

export const urlRule: Rule<string> = {
  allowed: "a full URL such as https://www.example.com/form",
  parse: (text) => parseUrl(text)?.href,
};

export const nameRule = patternRule(
  /^[^<>{}]{1,60}$/,
  "a name of 1 to 60 characters without < > { }",
);
