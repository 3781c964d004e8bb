/** What each host tells the receiver of a request, and of itself. */
import { cloudflareWorker } from "../../src/leads/cloudflare";
import { hostReceiver, type PublishedSite } from "../../src/leads/host-receiver";
import { netlifyFunctions } from "../../src/leads/netlify";

jest.mock("../../src/leads/host-receiver");
const answer = jest.fn((_request: Request, _host: { readonly visitorAddress: string }) =>
  Promise.resolve(new Response()),
);
const create = jest
  .mocked(hostReceiver)
  .mockReturnValue({ answer, maintain: () => Promise.resolve() });

const request = new Request("https://www.example.com/v1/website/newsletter-sign-up", {
  method: "POST",
  headers: { "CF-Connecting-IP": "203.0.113.7", "X-Forwarded-For": "198.51.100.1" },
});
const waitUntil = () => undefined;
const published = { destinations: ["webhook"], isPublished: true } as unknown as PublishedSite;

test("Cloudflare tells the visitor's address, whatever the visitor says of it", async () => {
  const env = { LEADS: {}, ASSETS: { fetch: () => Promise.reject(new Error("no file")) } };
  await cloudflareWorker(published).fetch(request, env as never, { waitUntil });
  expect(answer.mock.lastCall?.[1].visitorAddress).toBe("203.0.113.7");
});

test("Netlify tells the visitor's address", async () => {
  await netlifyFunctions(published).answer(request, { ip: "203.0.113.7", waitUntil });
  expect(answer.mock.lastCall?.[1].visitorAddress).toBe("203.0.113.7");
});

test.each([
  [true, ["webhook"]],
  [false, []],
])("a lead from a site that is published (%s) on Netlify is told to %j", (isPublished, told) => {
  netlifyFunctions({ ...published, isPublished });
  expect(create.mock.lastCall?.[0].destinations).toEqual(told);
});
