import { visitSource } from "../../../src/browser/visit-source";

/** Begins a visit at an address, to which a page of another website led. */
function visitFrom(referrer: string, address: string): URLSearchParams {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const entry = { name: new URL(address, location.origin).href } as PerformanceEntry;
  performance.getEntriesByType = () => [entry];
  return new URLSearchParams(visitSource());
}

test("a visit comes from a website, at a page, by a campaign", () => {
  const address = `/om-oss?utm_source=brev&utm_campaign=${"x".repeat(120)}&email=a@b.se#mal`;
  expect(Object.fromEntries(visitFrom("https://www.google.com/search?q=stress", address))).toEqual({
    landing: "/om-oss",
    referrer: "https://www.google.com",
    utm_source: "brev",
    utm_campaign: "x".repeat(100),
  });
});

test.each([
  ...["", location.href],
  // As apps name themselves, and extensions hide a page.
  ...["android-app://com.example.mail/", "2//com.example.mail", "https://", "no-referrer"],
])("from %j, a visit has its first page only", (referrer) => {
  expect(visitFrom(referrer, "/blog").toString()).toBe("landing=%2Fblog");
});

test("a campaign's name is cut between two characters", () => {
  const name = `${"x".repeat(99)}🙂`;
  expect(visitFrom("", `/?utm_term=${name}`).get("utm_term")).toBe("x".repeat(99));
});

test.each([() => [{ name: "document" }], undefined])(
  "a browser that does not tell where a visit began keeps no form from being sent",
  (entries) => {
    performance.getEntriesByType = entries as never;
    expect(visitSource()).toBe("");
  },
);
