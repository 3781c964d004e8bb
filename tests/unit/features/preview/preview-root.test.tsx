import { render, screen, within } from "@testing-library/react";
import { DraftBadge } from "../../../../src/components/preview/draft-badge";
import { wrapPageElement } from "../../../../src/features/preview/preview-root";
import type { PagePreview } from "../../../../src/sanity/documents/page-preview";

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: "true" });
});

function show(pathname: string, preview?: PagePreview) {
  const element = (
    <main>
      <DraftBadge id="a" />
      <DraftBadge id="b" />
    </main>
  );
  const props = { location: { pathname }, pageContext: { ...(preview && { preview }) } };
  render(wrapPageElement({ element, props }));
}

const items: PagePreview["items"] = [
  {
    kind: "post",
    name: "Fem",
    problems: [{ key: "title" }, { key: "unknownBlock", value: "map" }],
  },
  { kind: "testimonial", name: "Karin", problems: [] },
];

test("a page says in its language that it is a preview", () => {
  show("/en/blog");
  const ribbon = screen.getByRole("complementary", { name: "Preview" });
  expect(ribbon).toHaveTextContent("Changes appear by themselves");
  expect(screen.queryByText("Draft")).toBeNull();
});

test("only drafts are marked", () => {
  show("/", { drafts: ["b"], items: [] });
  expect(within(screen.getByRole("main")).getAllByText("Utkast")).toHaveLength(1);
});

test("a draft's page lists what is missing", () => {
  show("/blog/fem", { drafts: [], items });
  const notes = screen.getByRole("complementary", { name: "Utkast" });
  expect(notes).toHaveTextContent("Artikel: Fem");
  expect(
    within(notes)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Titel saknas", "Innehåll av typen ”map” kan inte visas"]);
  expect(notes).toHaveTextContent("Omdöme: Karin");
  expect(notes).toHaveTextContent("Inget saknas.");
});
