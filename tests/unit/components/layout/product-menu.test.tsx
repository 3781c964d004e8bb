import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ProductMenu } from "../../../../src/components/layout/product-menu";
import { navigate } from "../../../setup/jsdom/gatsby-mock";
import { renderLayout } from "./render-layout";

const user = userEvent.setup();
const button = () => screen.getByText("Produkt");
const menu = () => screen.getByRole("group");

async function openMenu() {
  renderLayout(
    <>
      <ProductMenu />
      <button>Bredvid</button>
    </>,
  );
  await user.click(button());
  expect(menu()).toHaveAttribute("open");
}

it("contains the three product pages", async () => {
  await openMenu();
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Vår produkt", "/var-produkt"],
    ["Våra samtalsterapeuter", "/vara-samtalsterapeuter"],
    ["White paper för HR", "/white-paper"],
  ]);
});

it("opens on a press of its button and closes on the next", async () => {
  await openMenu();
  await user.click(button());
  expect(menu()).not.toHaveAttribute("open");
});

it("closes on Escape and restores the focus", async () => {
  await openMenu();
  await user.tab();
  expect(screen.getByRole("link", { name: "Vår produkt" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(menu()).not.toHaveAttribute("open");
  expect(button().closest("summary")).toHaveFocus();
});

it("takes the focus only if it was open", async () => {
  await openMenu();
  await user.click(screen.getByRole("button", { name: "Bredvid" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Bredvid" })).toHaveFocus();
});

it("closes on a click outside", async () => {
  await openMenu();
  await user.click(document.body);
  expect(menu()).not.toHaveAttribute("open");
});

it("stays open while Tab moves inside and closes when it leaves", async () => {
  await openMenu();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(menu()).toHaveAttribute("open");
  await user.tab();
  expect(screen.getByRole("button", { name: "Bredvid" })).toHaveFocus();
  expect(menu()).not.toHaveAttribute("open");
});

it("closes when one of its links is followed", async () => {
  await openMenu();
  await user.click(screen.getByRole("link", { name: "White paper för HR" }));
  expect(navigate).toHaveBeenCalledWith("/white-paper", expect.anything());
  expect(menu()).not.toHaveAttribute("open");
});
