import { screen, within } from "@testing-library/react";
import { TeamGrid } from "../../../../src/features/team/team-grid";
import type { Locale } from "../../../../src/i18n/locales";
import en from "../../../../src/locales/en/team.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function member(name: string, values: Partial<Queries.TeamMemberFragment> = {}) {
  const email = `${name.toLowerCase()}@lyhord.example`;
  return { id: name, name, role: "Therapist", email, phoneNumber: null, portrait: null, ...values };
}

function renderGrid(members: readonly Queries.TeamMemberFragment[], locale: Locale = "en") {
  renderWithTexts(<TeamGrid members={members} />, { locale });
  return screen.getAllByRole("listitem").map((item) => within(item));
}

test("shows members in order, with name, role and email address", () => {
  const items = renderGrid([member("Elin", { role: "CEO" }), member("Arvid")]);
  expect(screen.getByRole("region", { name: withFacts(en).title })).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Elin",
    "Arvid",
  ]);
  expect(items[0]!.getByText("CEO")).toBeVisible();
  const mail = items[0]!.getByRole("link", { name: /^elin ?@lyhord\.example$/ });
  expect(mail).toHaveAttribute("href", "mailto:elin@lyhord.example");
  expect(mail).toHaveTextContent("elin@lyhord.example");
});

test.each([
  ["sv", "08-465 004 12"],
  ["en", "+46 8 465 004 12"],
] as const)(
  "a phone number is formatted for %s, and dialled in international format",
  (locale, shown) => {
    const [item] = renderGrid([member("Elin", { phoneNumber: "08-465 004 12" })], locale);
    const phone = item!.getByRole("link", { name: shown });
    expect(phone).toHaveAttribute("href", "tel:+46846500412");
    expect(phone).toHaveTextContent(shown);
  },
);

test.each([
  ["elin+hej@lyhord.example", "mailto:elin%2Bhej@lyhord.example"],
  ["a@b.example?bcc=c@d.example&body=x", "mailto:a@b.example%3Fbcc%3Dc@d.example%26body%3Dx"],
  ["javascript:alert(1)", "mailto:javascript%3Aalert(1)"],
  ["a@b.example\nBcc: c@d.example", "mailto:a@b.example%0ABcc%3A%20c@d.example"],
])("the mail link to %j adds no recipients and no text", (email, href) => {
  const [item] = renderGrid([member("Elin", { email })]);
  expect(item!.getByRole("link")).toHaveAttribute("href", href);
});

test("a member without a phone number or a role has no link and no line for it", () => {
  const others = [
    member("Arvid", { phoneNumber: null, role: null }),
    member("Bo", { phoneNumber: "", role: null }),
  ];
  for (const item of renderGrid(others)) {
    expect(item.getAllByRole("link")).toHaveLength(1);
    expect(item.queryByRole("paragraph")).not.toBeInTheDocument();
  }
});
