import { screen, within } from "@testing-library/react";
import { DraftsContext } from "../../../../src/components/preview/draft-badge";
import { TeamGrid } from "../../../../src/features/team/team-grid";
import en from "../../../../src/locales/en/team.json";
import { editedField, previewWith } from "../../../setup/content/edited-field";
import { interpolateAll } from "../../../../src/i18n/interpolate";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function member(name: string, values: Partial<Queries.TeamMemberFragment> = {}) {
  const email = `${name.toLowerCase()}@lyhord.example`;
  return { id: name, name, role: "Therapist", email, phoneNumber: null, portrait: null, ...values };
}

function renderGrid(members: readonly Queries.TeamMemberFragment[]) {
  renderWithTexts(<TeamGrid members={members} />, { locale: "en" });
  return screen.getAllByRole("listitem").map((item) => within(item));
}

test("shows members in order, with name, role, email address and telephone number", () => {
  const [elin] = renderGrid([
    member("Elin", { role: "CEO", phoneNumber: "08-465 004 12" }),
    member("Arvid"),
  ]);
  expect(screen.getByRole("region", { name: interpolateAll(en).title })).toBeInTheDocument();
  const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  expect(names).toEqual(["Elin", "Arvid"]);
  expect(elin!.getByText("CEO")).toBeVisible();
  const links = elin!
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["elin@lyhord.example", "mailto:elin@lyhord.example"],
    ["+46 8 465 004 12", "tel:+46846500412"],
  ]);
});

test("a number that cannot be called is a text", () => {
  const [elin] = renderGrid([member("Elin", { phoneNumber: "08-465 004 12 ankn. 5" })]);
  expect(elin!.getByText("+46 8 465 004 12 ankn. 5")).toBeVisible();
  expect(elin!.getAllByRole("link")).toHaveLength(1);
});

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

test("shows each member's own portrait, which screen readers skip", () => {
  const grid = renderGrid([
    member("Elin", { portrait: sampleAsset("elin") }),
    member("Arvid"),
    member("Bo", { portrait: sampleAsset("bo") }),
  ]);
  const sources = grid.map((item) =>
    item.queryAllByRole("presentation").map((portrait) => portrait.getAttribute("src")),
  );
  expect(sources).toEqual([["/static/elin-800.png"], [], ["/static/bo-800.png"]]);
});

describe("in a preview", () => {
  const studio = "https://studio.example";

  beforeEach(() => previewWith(studio));

  test("each part leads to its own field in the Studio", () => {
    renderWithTexts(<TeamGrid members={[member("e:sv", { phoneNumber: "08-465 004 12" })]} />);
    const item = screen.getByRole("listitem");
    const marked = [...item.querySelectorAll("[data-sanity]")].map((part) => [
      editedField(part.getAttribute("data-sanity")!, studio),
      part.textContent,
    ]);
    expect(marked).toEqual([
      ["e employee image", ""],
      ["e employee name", "e:sv"],
      ["e employee role.sv", "Therapist"],
      ["e employee email", "e:sv@lyhord.example"],
      ["e employee phoneNumber", "08-465 004 12"],
    ]);
  });

  test("a draft says that it is one, and only a draft", () => {
    renderWithTexts(
      <DraftsContext.Provider value={{ drafts: ["Bo"], label: "Draft" }}>
        <TeamGrid members={[member("Elin"), member("Bo")]} />
      </DraftsContext.Provider>,
    );
    const [elin, bo] = screen.getAllByRole("listitem").map((item) => within(item));
    expect(elin!.queryByText("Draft")).not.toBeInTheDocument();
    expect(bo!.getByText("Draft")).toBeVisible();
  });
});
