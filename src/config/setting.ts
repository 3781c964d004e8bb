import { mixed } from "yup";

/** Validates and parses a setting. `allowed` describes its valid values, completing "… has to be". */
export type Rule<Value> = {
  readonly allowed: string;
  /** Returns undefined for a text that is not allowed. */
  readonly parse: (text: string) => Value | undefined;
};

/**
 * One setting of a schema, labelled with its variable. A blank value counts as not set.
 *
 * @param shown how an error shows a wrong value.
 */
export function setting<Value extends string | number | boolean>(
  variable: string,
  { allowed, parse }: Rule<Value>,
  shown: (text: string) => string = JSON.stringify,
) {
  const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return mixed<Value>()
    .label(variable)
    .transform((_, original: unknown) => {
      const text = trimmed(original);
      return text ? (parse(text) ?? text) : undefined;
    })
    .test({
      name: "allowed",
      message: ({ originalValue }: { originalValue?: unknown }) =>
        `${variable} is ${shown(trimmed(originalValue))}, but has to be ${allowed}.`,
      test: (_, { originalValue }: { originalValue?: unknown }) => {
        const text = trimmed(originalValue);
        return !text || parse(text) !== undefined;
      },
    });
}

/** Returns a rule that accepts text matching the pattern. */
export const patternRule = (pattern: RegExp, allowed: string): Rule<string> => ({
  allowed,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

/** Parses an HTTP(S) URL without credentials. @returns undefined for anything else. */
function parseUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && !url.username && !url.password ? url : undefined;
}

export const urlRule: Rule<string> = {
  allowed: "a full URL such as https://www.example.com/form",
  parse: (text) => parseUrl(text)?.href,
};

export const originRule: Rule<string> = {
  allowed: "an origin such as https://www.example.com, without a path",
  parse: (text) => {
    const url = parseUrl(text);
    return url && url.pathname === "/" && !url.search && !url.hash ? url.origin : undefined;
  },
};

export const nameRule = patternRule(
  /^[^<>{}]{1,60}$/,
  "a name of 1 to 60 characters without < > { }",
);

export const flagRule: Rule<boolean> = {
  allowed: "true or false",
  // An environment variable is always a string, and "false" is truthy.
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

export function numberRule(least: number, most: number): Rule<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse: (text) => {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}
