import { screen, within } from "@testing-library/react";
import { AttachmentList } from "../../../../src/features/blog/attachment-list";
import { site } from "../../../../src/config/site";
import en from "../../../../src/locales/en/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { sampleAttachment } from "./sample-posts";

function renderList(...attachments: readonly Queries.AttachmentFragment[]) {
  return renderWithTexts(<AttachmentList attachments={attachments} />, { locale: "en" });
}

test("a file opens in a new tab, which its name says, with its kind and size", () => {
  renderList(sampleAttachment("Launch plan"));
  const region = screen.getByRole("region", { name: en.attachments });
  const card = within(region).getByRole("link", { name: /Launch plan/ });
  expect(card).toHaveAttribute("href", "/static/plan.pdf");
  expect(card).toHaveAttribute("target", "_blank");
  expect(card).toHaveAttribute("rel", expect.stringContaining("noopener"));
  expect(card).toHaveAttribute("type", "application/pdf");
  expect(card).toHaveTextContent("PDF · 84 kB");
  expect(card).toHaveAccessibleName(expect.stringContaining(en.opensInNewTab) as string);
});

test("a file's whole address stands there for paper", () => {
  renderList(sampleAttachment("Plan", { localFile: { publicURL: "/static/plan.pdf" } }));
  expect(screen.getByText(`${site.url}/static/plan.pdf`)).toBeInTheDocument();
});

test("a file without a title is called by its file name", () => {
  renderList(sampleAttachment("", { originalFilename: "osa-checklista.pdf" }));
  expect(screen.getByRole("link", { name: /^osa-checklista\.pdf/ })).toBeInTheDocument();
});

test("details that are not known are left out", () => {
  renderList(sampleAttachment("Plan", { extension: null, size: null, mimeType: null }));
  const card = screen.getByRole("link");
  expect(card).not.toHaveTextContent("·");
  expect(card).not.toHaveTextContent("null");
  expect(card).not.toHaveAttribute("type");
});

test.each([
  ["titles of the same words", "Plan"],
  ["no titles yet", ""],
])("two files with %s are both shown", (_name, title) => {
  renderList(
    sampleAttachment(title, { localFile: { publicURL: "/static/a.pdf" } }),
    sampleAttachment(title, { localFile: { publicURL: "/static/b.pdf" } }),
  );
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["/static/a.pdf", "/static/b.pdf"]);
});

test("a post without files has no such section", () => {
  expect(renderList().container).toBeEmptyDOMElement();
});

test("a draft's attachment that has no file yet is left out", () => {
  const { container } = renderList(sampleAttachment("Plan", { localFile: { publicURL: null } }));
  expect(container).toBeEmptyDOMElement();
});
