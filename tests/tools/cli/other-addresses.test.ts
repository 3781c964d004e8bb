import { otherAddressFindings } from "../../../src/cli/live-check/other-addresses";

const redirect = (to: string) => new Response(null, { status: 301, headers: { Location: to } });

const findings = async (origin: string, answers: Readonly<Record<string, Response>>) =>
  await otherAddressFindings(
    (url) => (answers[url] ? Promise.resolve(answers[url]) : Promise.reject(new Error("no host"))),
    origin,
  );

test.each([
  ["https://example.se", "http://example.se/", "https://www.example.se/"],
  ["https://www.example.se", "http://www.example.se/", "https://example.se/"],
])("%s is reached from http and from its twin", async (origin, plain, twin) => {
  const all = { [plain]: redirect(`${origin}/`), [twin]: redirect(`${origin}/`) };
  expect(await findings(origin, all)).toEqual([]);
  const none = { [plain]: new Response(null), [twin]: new Response(null) };
  expect(await findings(origin, none)).toEqual([
    `${plain} answers 200, and does not lead to https`,
    `${twin} answers 200, and does not lead to ${origin}: add a redirect at the host`,
  ]);
  expect(await findings(origin, { [plain]: redirect(`${origin}/`) })).toEqual([
    `${twin} does not answer (no host), and does not lead to ${origin}: add a redirect at the host`,
  ]);
});

test.each(["https://hej.example.se", "http://127.0.0.1:9000"])("%s has no twin", async (origin) => {
  const plain = { "http://hej.example.se/": redirect("https://hej.example.se/") };
  expect(await findings(origin, plain)).toEqual([]);
});
