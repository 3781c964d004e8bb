import { site } from "../../../src/config/site";
import { markedUrl } from "../../../src/i18n/marked-url";

test.each([
  [true, "/en/privacy-policy#newsletter-leave"],
  [false, "/en/privacy-policy#rights"],
])("the newsletter is left by its form, where there is a receiver: %s, %s", (hasReceiver, url) => {
  jest.replaceProperty(site, "hasReceiver", hasReceiver);
  expect(markedUrl("leaveNewsletter", "en")).toBe(url);
});

test.each([
  ["mailbox", `mailto:${site.mailbox}`],
  ["demoBooking", "/boka-demo"],
  ["a-heading", "#a-heading"],
])("marked words lead where their mark says: %s, %s", (mark, url) => {
  expect(markedUrl(mark, "sv")).toBe(url);
});
