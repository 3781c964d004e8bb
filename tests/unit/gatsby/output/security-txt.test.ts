import { securityTxt } from "../../../../src/gatsby/output/security-txt";

const textAt = (time: string) =>
  securityTxt({ siteUrl: "https://www.example.com" }, new Date(time));

test("it has the fields of RFC 9116, each on a line of its own, and changes with the day", () => {
  const text = textAt("2026-03-01T15:30:00Z");
  expect(text.split("\n")).toEqual([
    "Contact: mailto:hej@lyhord.example",
    "Expires: 2026-12-26T00:00:00.000Z",
    "Preferred-Languages: sv, en",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
  expect(textAt("2026-03-01T23:59:59Z")).toBe(text);
});
