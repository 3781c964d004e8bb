/** A second real build of the site, with a vendor's frames and an API host of its own. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createAside, embeddedDataset, type Aside } from "./aside";
import { startFrameHost, type FrameHost } from "./frame-host";
import { siteUnderTest, type Site } from "./site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const buildTimeout = 5 * 60_000;
/** The frames do not depend on the posts: a few of them build faster. */
const postCount = 2;

/** The screens with a frame, the start of its setting, and where the words around it are. */
const framedScreens = [
  { screen: "demoBooking", setting: "GATSBY_BOOKING_FRAME", namespace: "demo-booking" },
  { screen: "whitePaper", setting: "GATSBY_WHITE_PAPER_FRAME", namespace: "white-paper" },
] as const;

/** Every page with a frame: its path, the frame's setting, and its path on the vendor's host. */
export const framedPages = framedScreens.flatMap(({ setting, ...rest }) =>
  locales.map((locale) => ({
    ...rest,
    locale,
    path: screenPath(rest.screen, locale),
    setting: `${setting}_${locale.toUpperCase()}`,
    framePath: `/${locale}/${rest.screen}?tracking=off`,
  })),
);

export type FramedPage = (typeof framedPages)[number];

export type FramedSite = {
  readonly site: Site;
  /** Answers at the start of each test. */
  readonly host: FrameHost;
};

type Document = {
  readonly _id: string;
  readonly _type: string;
  readonly slug?: object;
  readonly slugEn?: object;
};

/** Everything but most posts. */
async function smallContent(): Promise<Document[]> {
  const lines = (await readFile(join(embeddedDataset, "data.ndjson"), "utf8")).trim().split("\n");
  const documents = lines.map((line) => JSON.parse(line) as Document);
  const bilingual = documents.filter(
    ({ _id, slug, slugEn }) => slug && slugEn && !_id.includes("."),
  );
  const rest = documents.filter(({ _type }) => _type !== "post");
  return [...rest, ...bilingual.slice(0, postCount)];
}

/** Builds and serves it for the test file that calls this at its top level. */
export function framedSite(): FramedSite {
  const stop = new AbortController();
  let aside: Aside | undefined;
  let host: FrameHost | undefined;

  beforeAll(async () => {
    host = await startFrameHost();
    aside = await createAside(stop.signal);
    await aside.writeContent(await smallContent());
    const { origin } = host;
    const settings: Record<string, string> = { GATSBY_API_ORIGIN: origin };
    for (const { setting, framePath } of framedPages) settings[setting] = origin + framePath;
    await aside.build({ settings });
  }, buildTimeout);

  const site = siteUnderTest(() => {
    if (!aside) throw new Error("The second build has not begun.");
    return aside.publicDirectory;
  });

  beforeEach(async () => await host?.answer());

  afterAll(async () => {
    stop.abort();
    await host?.refuse();
    await aside?.remove();
  }, buildTimeout);

  return {
    site,
    get host() {
      if (!host) throw new Error("The vendor's host runs only within tests and hooks.");
      return host;
    },
  };
}
