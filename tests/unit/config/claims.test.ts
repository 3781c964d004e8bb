/** What the policies may tell of leads, by the settings. */
import { claimsOf } from "../../../src/config/claims";
import { parseSettings } from "../../../src/config/settings/schema";
import { siteFacts } from "../../../src/config/site-facts";

const url = "https://vendor.example/form";
const chat = { LEADS_SLACK_URL: url };
const mail = {
  LEADS_MAIL_URL: url,
  LEADS_MAIL_KEY: "re_1",
  LEADS_MAIL_FROM: "a@b.se",
  LEADS_MAIL_TO: "c@d.se",
  LEADS_ADDRESS_SECRET: "x".repeat(32),
};
const withData = { LEADS_PERSONAL_DATA: "true" };

test.each([
  [{}, false],
  [withData, false],
  [{ ...chat, ...mail }, false],
  [{ ...chat, ...withData }, true],
  [{ ...mail, ...withData }, true],
  [{ ...mail, ...withData, GATSBY_API_ORIGIN: "https://api.lyhord.example" }, false],
])("with %j, the policies tell of copies of leads: %s", (env, isTold) => {
  expect(claimsOf(siteFacts(parseSettings(env))).leadCopies).toBe(isTold);
});
