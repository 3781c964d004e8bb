import { parsedUrl } from "../parsed-url";
import { dialableNumber } from "../phone-number";

/** Validates and parses a setting. `allowed` describes its valid values, completing "… has to be". */
export type Rule<Value> = {
  readonly allowed: string;
  /** Returns undefined for a text that is not allowed. */
  readonly parse: (text: string) => Value | undefined;
  /** Whether the value must not reach a log. */
  readonly isSecret?: true;
};

/** The same rule for a token or another secret. */
export const secret = <Value>(rule: Rule<Value>): Rule<Value> => ({ ...rule, isSecret: true });

/** How an error shows a wrong value. */
export type Shown = (text: string) => string;

export const hidden: Shown = () => "(hidden)";

/** Leaves out the user and the password that a URL may carry. */
export const withoutCredentials: Shown = (text) =>
  JSON.stringify(text.replace(/\/\/[^/@\s]*@/, "//…@"));

/** Returns the sentence about a wrong value, which shows no secret. */
function wrongValue(
  variable: string,
  { allowed, isSecret }: Rule<unknown>,
  text: string,
  shown: Shown = withoutCredentials,
): string {
  return `${variable} is ${(isSecret ? hidden : shown)(text)}, but has to be ${allowed}.`;
}

/** Returns a variable's text; empty where it is blank or, as a host's bindings are, no text. */
export const trimmed = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";

/**
 * Returns a function that reads a setting, by default from the variable of its name. A blank one counts as not set, and
 * so does one that cannot be used, which is added to the problems.
 */
export function settingReader<Values extends Readonly<Record<string, unknown>>>(
  rules: { readonly [Name in keyof Values]: Rule<Values[Name]> },
  env: Readonly<Record<string, unknown>>,
  shown: Shown,
  problems: string[],
) {
  return <Name extends keyof Values & string>(name: Name, variable: string = name) => {
    const text = trimmed(env[variable]);
    const value = text ? rules[name].parse(text) : undefined;
    if (text && value === undefined) problems.push(wrongValue(variable, rules[name], text, shown));
    return value;
  };
}

/** Returns a rule that accepts text matching the pattern. */
export const patternRule = (pattern: RegExp, allowed: string): Rule<string> => ({
  allowed,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

/** Returns whether a host is this machine. All names below `localhost` are (RFC 6761). @param name without a port. */
export const isLoopbackName = (name: string) =>
  /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/i.test(name);

/** Returns whether a web address is this machine's, `http://0.0.1:<port>` of the content server included. */
export function isLoopback(address: string): boolean {
  if (/^http:\/\/0\.0\.1(?=:)/.test(address)) return true;
  const url = parsedUrl(address);
  return url !== undefined && isLoopbackName(url.hostname);
}

/**
 * Parses a web address without credentials. Only on this machine may it be unencrypted: browsers block
 * `http:` on a site that is served by `https:`, and leads are personal data.
 *
 * @returns undefined for anything else.
 */
function parseUrl(text: string): URL | undefined {
  const url = parsedUrl(text);
  if (!url) return undefined;
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(text));
  return isSafe && !url.username && !url.password ? url : undefined;
}

export const urlRule: Rule<string> = {
  allowed: "a full URL with https:// and without a password, such as https://www.example.com/form",
  parse: (text) => parseUrl(text)?.href,
};

export const originRule: Rule<string> = {
  allowed:
    "an origin with https:// and without a path or password, such as https://www.example.com",
  parse: (text) => {
    const url = parseUrl(text);
    return url && url.pathname === "/" && !url.search && !url.hash ? url.origin : undefined;
  },
};

/** What a company has no account for. */
export const noAccount = "none";

export const accountRule: Rule<string> = {
  allowed: `${urlRule.allowed}, or "${noAccount}"`,
  parse: (text) => (text === noAccount ? text : urlRule.parse(text)),
};

export const mailboxRule = patternRule(
  /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/i,
  "an email address such as hello@example.com, in letters a-z",
);

export const phoneRule: Rule<string> = {
  allowed: "a telephone number such as 08-465 004 00",
  parse: (text) => (dialableNumber(text)?.startsWith("+") ? text : undefined),
};

/** A street, a postal code and a town, in one line. */
export const postalAddressPattern = /^([^<>{}]+), (\d{3} \d{2}) ([^<>{},]+)$/;

export const postalAddressRule = patternRule(
  postalAddressPattern,
  "a street, a postal code and a town, as in: Stilla gatan 12, 111 00 Stockholm",
);

/** Returns whether the last digit is the check digit of the others (Luhn), as in every Swedish registration number. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number.replace(/\D/g, ""))
    .reverse()
    .reduce((total, digit, place) => {
      const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (product > 9 ? product - 9 : product);
    }, 0);
  return sum % 10 === 0;
}

/** The third digit keeps it apart from a personal number, whose third digit belongs to a month. */
export const registrationNumberRule: Rule<string> = {
  allowed:
    "a Swedish registration number: 6 digits, a hyphen and 4 digits, of which the last is its check digit",
  parse: (text) => (/^\d\d[2-9]\d{3}-\d{4}$/.test(text) && hasCheckDigit(text) ? text : undefined),
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

export const tokenRule = patternRule(/^[\x21-\x7e]+$/, "a token in ASCII without spaces");
