import { meantPath } from "../../../src/browser/meant-path";

test.each([
  ["/Blog", "/blog"],
  ["/EN/About", "/en/about"],
  ["/boka-demo.", "/boka-demo"],
  ["/boka-demo/).", "/boka-demo"],
  ["/boka-demo%E2%80%9D", "/boka-demo"],
  ["/Boka-Demo%20", "/boka-demo"],
  ["/boka-demo%E2%80%8B", "/boka-demo"],
  ["/boka%C2%AD-demo", "/boka-demo"],
  ["/boka-demo%20(l%C3%A4nk)", "/boka-demo"],
  ["/boka-demo&utm_source=brev", "/boka-demo"],
  ["/blog%3Fpage=2", "/blog"],
  ["/faq-lyhord%23sv", "/faq-lyhord"],
  ["/white-paper/guide.pdf).", "/white-paper/guide.pdf"],
  // As it is: there is no other.
  ["/saknas", undefined],
  ["/%C3%A5terkomst", undefined],
  ["/...", "/"],
  ["/%", undefined],
  // Another website.
  ["//Evil.example/", undefined],
  ["//evil.example/.", undefined],
  ["///Evil.example", undefined],
  ["/%5CEvil.example/", "/%5Cevil.example"],
  ["/%2FEvil.example", undefined],
  ["/Blog//x", "/blog//x"],
])("by %s, a visitor probably means %s", (pathname, meant) => {
  expect(meantPath(pathname)).toBe(meant);
});
