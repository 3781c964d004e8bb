import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductMenu } from "../../../../src/components/layout/product-menu";
import en from "../../../../src/locales/en/layout.json";
import { navigate } from "../../../setup/jsdom/gatsby-mock";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const button = () => screen.getByText(en.product).closest("summary")!;
const links = () => screen.queryAllByRole("link").filter((link) => link.closest("details")!.open);

async function open(): Promise<void> {
  renderWithTexts(
    <>
      <ProductMenu />
      <button>Elsewhere</button>
    </>,
    { locale: "en" },
  );
  await userEvent.click(button());
}

test("shows the product's screens while it is open", async () => {
  await open();
  const menu = within(screen.getByRole("list")).getAllByRole("link");
  expect(menu.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [en.screens.product, "/en/product-info"],
    [en.screens.therapists, "/en/our-therapists"],
    [en.screens.whitePaper, "/en/white-paper"],
  ]);
  expect(links()).toEqual(menu);
  await userEvent.click(button());
  expect(links()).toEqual([]);
});

test("Escape, and no other key, closes it, with the focus on its button", async () => {
  await open();
  await userEvent.keyboard("{ArrowDown}{a}{Shift}");
  expect(links()).toHaveLength(3);
  links()[1]!.focus();
  await userEvent.keyboard("{Escape}");
  expect(links()).toEqual([]);
  expect(button()).toHaveFocus();
});

test("while it is closed, Escape leaves the focus where it is", async () => {
  await open();
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  await userEvent.click(elsewhere);
  await userEvent.keyboard("{Escape}");
  expect(elsewhere).toHaveFocus();
});

test("it stays open while the focus goes through it, and closes when that leaves", async () => {
  await open();
  const all = links();
  for (const link of all) {
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(links()).toEqual(all);
  }
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  expect(links()).toEqual([]);
});

test("a click on a link or on the page closes it", async () => {
  await open();
  await userEvent.click(links()[0]!);
  expect(links()).toEqual([]);
  expect(navigate).toHaveBeenCalledTimes(1);

  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(links()).toEqual([]);
});
