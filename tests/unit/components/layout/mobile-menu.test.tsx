import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../../../src/components/layout/mobile-menu";
import { desktop } from "../../../../src/styles/breakpoints";
import en from "../../../../src/locales/en/layout.json";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const onOutgrown = jest.fn();
const drawer = () => screen.queryByRole("dialog", { name: en.menu });
const widen = () => act(() => setMatchingMedia((query) => query === desktop));

async function open(): Promise<void> {
  renderWithTexts(<MobileMenu pathname="/en" onOutgrown={onOutgrown} />, { locale: "en" });
  await userEvent.click(screen.getByRole("button", { name: en.openMenu }));
}

test("has the header's links, the product's under their name, languages and the demo", async () => {
  await open();
  const menu = within(within(drawer()!).getByRole("navigation", { name: en.mainMenu }));
  const { about, blog, product, therapists, whitePaper } = en.screens;
  const namesOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
  expect(namesOf(menu.getAllByRole("link"))).toEqual([
    about,
    blog,
    product,
    therapists,
    whitePaper,
  ]);
  const group = within(menu.getByRole("list", { name: en.product }));
  expect(namesOf(group.getAllByRole("link"))).toEqual([product, therapists, whitePaper]);
  const demo = within(drawer()!).getByRole("link", { name: en.bookDemo });
  expect(demo).toHaveAttribute("href", "/en/demo-booking");

  await userEvent.click(within(drawer()!).getByRole("button", { name: en.changeLanguage }));
  expect(screen.getByRole("dialog", { name: en.chooseLanguage })).toBeVisible();
});

test("closes by its button, which leaves the focus on the one that opened it", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: en.closeMenu }));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: en.openMenu })).toHaveFocus();
  // While it is closed, a wider screen is nothing to it.
  widen();
  expect(onOutgrown).not.toHaveBeenCalled();
});

test("closes on Back, which may lead to another page of the blog", async () => {
  await open();
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
});

test("is gone as soon as the screen has room for the header's menu, and then says so", async () => {
  const shown: unknown[] = [];
  onOutgrown.mockImplementation(() => shown.push(drawer()));
  await open();
  expect(drawer()).toBeVisible();
  widen();
  expect(shown).toEqual([null]);
});
