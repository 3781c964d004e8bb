import { screen, within } from "@testing-library/react";
import { AttachmentList } from "../../../../src/features/blog/attachment-list";
import { site } from "../../../../src/config/site";
import en from "../../../../src/locales/en/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { sampleAttachment, servedFile } from "./sample-posts";

function renderList(...attachments: readonly Queries.AttachmentFragment[]) {
  return renderWithTexts(<AttachmentList attachments={attachments} />, { locale: "en" });
}

test("a file opens in a new tab, says so, and shows its type and size", () => {
  renderList(sampleAttachment("Launch plan"));
  const region = screen.getByRole("region", { name: en.attachments });
  const card = within(region).getByRole("link", { name: /Launch plan/ });
  expect(card).toHaveAttribute("href", "/static/plan.pdf");
  expect(card).toHaveAttribute("target", "_blank");
  expect(card).toHaveAttribute("rel", expect.stringContaining("noopener"));
  expect(card).toHaveAttribute("type", "application/pdf");
  expect(card).toHaveTextContent("PDF · 84 kB");
  expect(card).toHaveAccessibleName(expect.stringContaining(en.opensInNewTab) as string);
  // For print.
  expect(within(card).getByText(`${site.url}/static/plan.pdf`)).toBeInTheDocument();
});

test("a file without a title shows its file name, and one of an unknown type has none", () => {
  const localFile = { ...servedFile("/static/plan.pdf"), internal: { mediaType: null } };
  renderList(sampleAttachment("", { originalFilename: "osa-checklista.pdf", localFile }));
  const card = screen.getByRole("link", { name: /^osa-checklista\.pdf/ });
  expect(card).not.toHaveAttribute("type");
});

test("two files without titles yet are both shown", () => {
  renderList(
    sampleAttachment("", { localFile: servedFile("/static/a.pdf") }),
    sampleAttachment("", { localFile: servedFile("/static/b.pdf") }),
  );
  const urls = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(urls).toEqual(["/static/a.pdf", "/static/b.pdf"]);
});

test.each([
  ["a post without files", []],
  ["a draft's attachment without a file yet", [sampleAttachment("Plan", { localFile: null })]],
])("%s has no section", (_name, attachments) => {
  expect(renderList(...attachments).container).toBeEmptyDOMElement();
});
