import { site } from "../../src/config/site";
import { hostReceiver } from "../../src/leads/host-receiver";
import { receive } from "../../src/leads/receiver";

jest.mock("../../src/leads/receiver", () => ({
  receive: jest.fn(() => Promise.resolve(new Response())),
}));

test.each([
  ["false", false, false],
  ["true", false, true],
  ["false", true, true],
  ["true", true, true],
])(
  "with LEADS_DOUBLE_OPT_IN=%s here, and a link in the policies: %s, sign-ups wait for one: %s",
  async (LEADS_DOUBLE_OPT_IN, hasDoubleOptIn, hasLink) => {
    jest.spyOn(console, "error").mockImplementation();
    jest.replaceProperty(site, "hasDoubleOptIn", hasDoubleOptIn);
    const answerPage = { styles: "", styleSource: "", headers: {} };
    const published = { answerPage, keepMonths: 12, destinations: [], isPublished: true } as const;
    const { answer } = hostReceiver(published, () => undefined, { LEADS_DOUBLE_OPT_IN });
    const visit = { visitorAddress: "", waitUntil: jest.fn() };
    await answer(new Request("https://www.lyhord.example"), visit);
    expect(jest.mocked(receive).mock.calls[0]![1].confirmations.hasLink).toBe(hasLink);
  },
);
