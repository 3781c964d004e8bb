import { act, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Header } from "../../../../src/components/layout/header";
import { MobileMenu } from "../../../../src/components/layout/mobile-menu";
import { navigate } from "../../../setup/jsdom/gatsby-mock";
import { setViewportWidth } from "../../../setup/jsdom/media-stub";
import { renderLayout } from "./render-layout";

const user = userEvent.setup();

async function openDrawer() {
  renderLayout(<MobileMenu />, "en", "/en/blog");
  await user.click(screen.getByRole("button", { name: "Open the menu" }));
  return within(screen.getByRole("dialog", { name: "Menu" }));
}

it("opens a drawer with the header's links, grouping the product's", async () => {
  const drawer = await openDrawer();
  const menu = within(drawer.getByRole("navigation", { name: "Main menu" }));
  const names = menu.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["About", "Blog", "Our product", "Our therapists", "White paper for HR"]);
  expect(within(menu.getByRole("list", { name: "Product" })).getAllByRole("link")).toHaveLength(3);
  expect(drawer.getByRole("link", { name: "Book a demo" })).toHaveAttribute(
    "href",
    "/en/demo-booking",
  );
});

it("marks the current page", async () => {
  const drawer = await openDrawer();
  expect(drawer.getByRole("link", { current: "page" })).toHaveTextContent("Blog");
});

it.each(["Our therapists", "Blog"])("closes when a link is followed: %s", async (name) => {
  const drawer = await openDrawer();
  await user.click(drawer.getByRole("link", { name }));
  expect(navigate).toHaveBeenCalledTimes(1);
  await waitForElementToBeRemoved(screen.queryByRole("dialog"));
  expect(screen.getByRole("button", { name: "Open the menu" })).toHaveFocus();
});

it("closes when the viewport widens, and moves the focus to the header's menu", async () => {
  setViewportWidth(899);
  renderLayout(<Header />, "en", "/en");
  await user.click(screen.getByRole("button", { name: "Open the menu" }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  await user.click(drawer.getByRole("button", { name: "Change language" }));
  act(() => setViewportWidth(900));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "About" })).toHaveFocus();
});

it("offers the languages in a panel over the drawer", async () => {
  const drawer = await openDrawer();
  await user.click(drawer.getByRole("button", { name: "Change language" }));
  const languages = screen.getByRole("dialog", { name: "Choose language" });
  await user.keyboard("{Escape}");
  await waitForElementToBeRemoved(languages);
  expect(drawer.getByRole("button", { name: "Change language" })).toHaveFocus();
});
