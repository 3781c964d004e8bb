import {
  allGranted,
  noneGranted,
  parseConsent,
  serializeConsent,
  type Consent,
} from "../../../../src/features/cookie-consent/consent-record";

const choices: Consent[] = [
  allGranted,
  noneGranted,
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
];

test.each(choices)("%j can be stored and parsed", (choice) => {
  const text = serializeConsent(choice);
  expect(text).toBe(`{"analytics":${choice.analytics},"marketing":${choice.marketing}}`);
  expect(parseConsent(text)).toEqual(choice);
});

test("only the two flags are stored", () => {
  const choice = { marketing: true, analytics: false, necessary: true };
  expect(serializeConsent(choice)).toBe('{"analytics":false,"marketing":true}');
});

test("key order and white space do not matter", () => {
  const text = ' { "marketing": true,\n "analytics": false } ';
  expect(parseConsent(text)).toEqual({ analytics: false, marketing: true });
});

test.each([
  [null],
  [""],
  ["null"],
  ["true"],
  ["1"],
  ['"accepted"'],
  ["[]"],
  ["[true,false]"],
  ["{}"],
  ["undefined"],
  ["{analytics:true,marketing:true}"],
  ['{"analytics":true,"marketing":true'],
  ['{"analytics":true}'],
  ['{"marketing":true}'],
  ['{"analytics":"true","marketing":true}'],
  ['{"analytics":1,"marketing":0}'],
  ['{"analytics":null,"marketing":true}'],
  ['{"Analytics":true,"Marketing":true}'],
  ['{"analytics":true,"marketing":true,"necessary":true}'],
  ['{"analytics":true,"__proto__":{"marketing":true}}'],
  ["\u0000"],
])("%j is not a choice", (text) => {
  expect(parseConsent(text)).toBeNull();
});
