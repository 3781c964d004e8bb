import { securityTxt } from "../../../../src/gatsby/output/security-txt";

const now = new Date("2026-03-01T15:30:00Z");
const text = securityTxt({ siteUrl: "https://www.example.com" }, now);

test("it has the fields of RFC 9116, each on a line of its own", () => {
  expect(text).toBe(
    [
      "Contact: mailto:hej@lyhord.example",
      "Expires: 2026-12-26T00:00:00.000Z",
      "Preferred-Languages: sv, en",
      "Canonical: https://www.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("two builds on the same day are identical", () => {
  const evening = new Date("2026-03-01T23:59:59Z");
  expect(securityTxt({ siteUrl: "https://www.example.com" }, evening)).toBe(text);
});
