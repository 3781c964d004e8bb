/** What banner, dialog and policies claim, held together with the settings, for every combination of them. */
import { claimsOf, toolsInUse } from "../../../../src/config/claims";
import { parseSettings } from "../../../../src/config/settings/schema";
import { siteFacts } from "../../../../src/config/site-facts";
import { site } from "../../../../src/config/site";
import { parseLegalTexts } from "../../../../src/features/legal/legal-texts";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { marketingTool, marketingVariables } from "../../../setup/content/marketing-tool";
import { documents } from "./published-documents";

type Choice = readonly [name: string, variables: Readonly<Record<string, string>>];

const url = "https://vendor.example/form";
const mail = {
  LEADS_MAIL_URL: url,
  LEADS_MAIL_KEY: "re_1",
  LEADS_MAIL_FROM: "a@b.se",
  LEADS_MAIL_TO: "c@d.se",
  LEADS_ADDRESS_SECRET: "x".repeat(32),
};
const analytics: readonly Choice[] = [
  ["no analytics", {}],
  ["analytics", { GATSBY_ANALYTICS_ID: "G-ABC123DEF4" }],
];
const marketing: readonly Choice[] = [
  ["no marketing", {}],
  ["marketing", marketingVariables],
  ["Google's marketing", { ...marketingVariables, GATSBY_MARKETING_GOOGLE_ADS: "true" }],
];
const frames: readonly Choice[] = [
  ["no frame", {}],
  ["a frame for demos", { GATSBY_BOOKING_FRAME_SV: url }],
  ["a frame for the guide", { GATSBY_WHITE_PAPER_FRAME_EN: url }],
  ["both frames", { GATSBY_BOOKING_FRAME_EN: url, GATSBY_WHITE_PAPER_FRAME_EN: url }],
];
const receivers: readonly Choice[] = [
  ["the own receiver", {}],
  ["thanks by mail", { ...mail, LEADS_CONFIRMATION: "true", LEADS_DOUBLE_OPT_IN: "false" }],
  ["double opt-in", mail],
  ["copies in a chat", { LEADS_TEAMS_URL: url, LEADS_PERSONAL_DATA: "true" }],
  ["another system", { GATSBY_API_ORIGIN: "https://api.example" }],
  ["no receiver, as in a preview", { SITE_PREVIEW: "true" }],
];

/** All combinations, each with the facts that a build with those settings has. */
const combinations = analytics.flatMap((a) =>
  marketing.flatMap((m) =>
    frames.flatMap((f) =>
      receivers.flatMap((r) =>
        locales.map((locale) => ({
          name: [a, m, f, r].map(([name]) => name).join(", "),
          locale,
          facts: siteFacts(parseSettings({ ...a[1], ...m[1], ...f[1], ...r[1] })),
        })),
      ),
    ),
  ),
);

const words = {
  sv: {
    none: /just nu/i,
    unmeasured: /inga besök mäts, (och|vad)/i,
    later: /ändrar inget ännu/,
    again: /frågar( vi)?( dig)? igen/,
    frame: /\bram(en|ar)?\b|inramade?/,
    demoFrame: /formuläret för att boka en demo\n/,
    guideFrame: /formuläret för guiden\n/,
    beforeChoice: /när du öppnar sidan.* innan du har (gjort|svarat på) .*cookies/i,
    own: /webbplatsens eget system/,
    codes: /hemlig nyckel/,
    thanks: /mejlar vi en bekräftelse.*inget av det du skrev/,
    source: /vilken webbplats som ledde dit.*kampanj/,
    confirmed: /bekräftar med länken i mejlet/,
    valid: /gäller i sju dagar/,
    link: /mejlar vi en länk.*inom sju dagar.*länk som avslutar prenumerationen/,
    leaveForm: /avslutar du nyhetsbrevet i formuläret nedan/,
    leaveByMail: /nyhetsbrevet.* räcker det att du skriver/,
    copies: /[Ii]nterna meddelanden.* chatt/,
    nobody: /når oss inte/,
    noSignals: /Google får aldrig annonssignaler/,
    signals: /(Google får(?! aldrig)|får Google) .*annonser/,
  },
  en: {
    none: /at present/i,
    unmeasured: /no visits are measured, (and|whatever)/i,
    later: /changes nothing yet/,
    again: /ask( you)? again/,
    frame: /\bframe(s|d)?\b/,
    demoFrame: /the form for booking a demo\n/,
    guideFrame: /the form for the guide\n/,
    beforeChoice: /when you open the page.* before you have (made|answered) .*cookies/i,
    own: /website’s own system/,
    codes: /secret key/,
    thanks: /send a confirmation.*nothing that you wrote/,
    source: /which website led there.*campaign/,
    confirmed: /confirmed by the link in the email/,
    valid: /valid for seven days/,
    link: /send a link.*within seven days.*link that ends the subscription/,
    leaveForm: /unsubscribe from the newsletter is the form below/,
    leaveByMail: /newsletter, just write/,
    copies: /[Mm]essages within the company.* chat/,
    nobody: /does not reach us/,
    noSignals: /Google never gets advertising signals/,
    signals: /Google may .*use the data for advertising/,
  },
} as const satisfies Record<Locale, Record<string, RegExp>>;

/** Expects a text to match all patterns, or none of them. */
function expectIn(text: string, isThere: boolean, ...patterns: readonly (string | RegExp)[]) {
  for (const pattern of patterns) {
    if (isThere) expect(text).toMatch(pattern);
    else expect(text).not.toMatch(pattern);
  }
}

describe.each(combinations)("$locale: $name", (combination) => {
  const { locale, facts } = combination;
  const claims = claimsOf(facts);
  const w = words[locale];

  test("a tool is named where it is in use, and otherwise nowhere", () => {
    const { privacy, cookies } = documents(combination);
    const places = {
      analytics: [privacy("data", "analytics"), cookies("categories", "analytics")],
      marketing: [privacy("data", "marketing"), cookies("categories", "marketing")],
    };
    for (const text of [...places.analytics, privacy("sharing"), privacy("data", "purposes")]) {
      expectIn(text, claims.analytics, "Google Analytics");
    }
    for (const text of [...places.marketing, privacy("sharing")]) {
      expectIn(text, claims.marketing, /Spårö.*Spårö Exempel AB.*(Sverige|Sweden)/);
    }
    for (const text of places.analytics) {
      expectIn(text, claims.noAnalytics, w.none, w.unmeasured);
    }
    for (const text of places.marketing) expectIn(text, claims.noMarketing, w.none);
    expectIn(privacy("retention"), claims.analytics, /14 (månader|months)/);
    const all = privacy() + cookies();
    expectIn(all, claims.analytics || claims.googleAds, "Google");
    expectIn(all, claims.marketing, "Spårö");
    expectIn(all, claims.noTools, w.later);
    for (const text of [privacy("cookies"), cookies("choice")]) expectIn(text, true, w.again);
  });

  test("Google gets no advertising signal, or the policies say that it does", () => {
    const { privacy, cookies } = documents(combination);
    for (const text of [privacy(), cookies()]) {
      expectIn(text, claims.noAdSignals, w.noSignals);
      expectIn(text, claims.googleAds, w.signals);
    }
  });

  test("frames are told of where there are any, and that they do not wait for a choice", () => {
    const { privacy, cookies, accessibility } = documents(combination);
    for (const text of [privacy("data", "forms"), cookies("others")]) {
      expectIn(text, claims.frames, w.frame, w.beforeChoice);
    }
    expectIn(accessibility(), claims.frames, w.frame);
    expectIn(privacy() + cookies(), claims.frames, w.frame);
    const forms = privacy("data", "forms");
    expectIn(forms, claims.demoFrame, w.demoFrame);
    expectIn(forms, claims.guideFrame, w.guideFrame);
  });

  test("who receives what forms send is who does", () => {
    const { privacy, cookies, accessibility } = documents(combination);
    expectIn(privacy(), claims.receiver, w.own, w.source, w.codes, /31 (dagar|days)/);
    expectIn(cookies(), claims.receiver, w.source);
    expectIn(privacy(), claims.leadThanks, w.thanks);
    expectIn(privacy(), claims.doubleOptIn, w.link, w.confirmed);
    expectIn(accessibility(), claims.doubleOptIn, w.valid);
    expectIn(privacy("rights"), claims.receiver, w.leaveForm);
    expectIn(privacy("rights"), true, w.leaveByMail);
    for (const part of ["sharing", "retention"])
      expectIn(privacy(part), claims.leadCopies, w.copies);
    expectIn(privacy(), claims.api, "api.example");
    expectIn(privacy(), claims.noReceiver, w.nobody);
    expect([claims.receiver, claims.api, claims.noReceiver].filter(Boolean)).toHaveLength(1);
  });

  test("no passage is left with a mark or a placeholder", () => {
    const { privacy, cookies } = documents(combination);
    expect(privacy() + cookies()).not.toMatch(/[{}]|@\w+$/m);
  });
});

test("the tools in use are one of four", () => {
  const both = { ...site, analyticsId: "G-1", marketing: marketingTool };
  const cases = [
    both,
    { ...both, marketing: null },
    { ...both, analyticsId: "" },
    { ...both, analyticsId: "", marketing: null },
  ];
  expect(cases.map(toolsInUse)).toEqual(["both", "analytics", "marketing", "none"]);
});

test("a key with a claim that does not exist stops the build", () => {
  const data = JSON.stringify({ "use@telepathy": "Text" });
  expect(() => parseLegalTexts({ language: "sv", data })).toThrow('No claim "telepathy"');
});
