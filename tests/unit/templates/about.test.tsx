import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import en from "../../../src/locales/en/team.json";
import About from "../../../src/templates/about";
import { interpolateAll } from "../../../src/i18n/interpolate";
import { renderWithTexts } from "../../setup/jsdom/render-with-texts";

const elin = { id: "elin", name: "Elin", role: null, email: null, phoneNumber: null };

test.each([
  ["the team", [{ ...elin, portrait: null }], 1],
  ["nobody, where there is no team", [], 0],
])("the page shows %s", (_name, nodes, headings) => {
  const data: Pick<Queries.AboutPageQuery, "allTeamMember"> = { allTeamMember: { nodes } };
  const props = { data } as PageProps<Queries.AboutPageQuery>;
  renderWithTexts(<About {...props} />, { locale: "en" });
  const name = interpolateAll(en).title;
  expect(screen.queryAllByRole("heading", { name })).toHaveLength(headings);
});
