import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { site } from "../../../../src/config/site";
import { HelpSearch } from "../../../../src/features/help-centre/help-search";
import * as loading from "../../../../src/features/help-centre/load-help-search";
import type { HelpCategory } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-search.json";
import layout from "../../../../src/locales/en/layout.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

jest.mock("../../../../src/features/help-centre/load-help-search");
const load = jest.mocked(loading.loadHelpSearch);
const { loadHelpSearch } = jest.requireActual<typeof loading>(
  "../../../../src/features/help-centre/load-help-search",
);

let entries = 0;

/** Leads to a new history entry, as the router does. */
function goOn(): void {
  entries += 1;
  window.history.pushState({ key: `entry-${entries}` }, "");
}

beforeEach(() => {
  load.mockImplementation(loadHelpSearch);
  goOn();
});

function show(locale: "sv" | "en" = "en", category?: HelpCategory) {
  const user = userEvent.setup();
  const { unmount } = renderWithTexts(
    <HelpSearch {...(category && { category })}>
      <p>The rest of the page</p>
    </HelpSearch>,
    { locale },
  );
  return { user, unmount, field: screen.getByRole("searchbox") };
}

const status = () => screen.getByRole("status");
const rest = () => screen.getByText("The rest of the page");

test.each([
  ["sv", "pinkod", 1, /^1 träff$/],
  ["en", "helpline", 1, /^1 match$/],
  ["en", "session", 8, /^The best 8 of \d\d matches$/],
  ["en", "xyzzy", 0, en.none],
] as const)("in %s, %s shows %i matches, and says so: %s", async (locale, query, count, text) => {
  const { user, field } = show(locale);
  await user.type(field, query);
  await waitFor(() => expect(status()).toHaveTextContent(text));
  expect(screen.queryAllByRole("listitem")).toHaveLength(count);
  if (count === 0) expect(screen.getByRole("link", { name: site.mailbox })).toBeVisible();
});

test("a match says what it is about, and if it is for employers", async () => {
  const { user, field } = show("en");
  await user.type(field, "auditor");
  const about = "Ways to pay · For employers";
  expect((await screen.findAllByRole("link"))[0]).toHaveTextContent(about);
  await user.clear(field);
  await user.type(field, "how long is a session");
  expect((await screen.findAllByRole("link"))[0]).toHaveAccessibleName(
    "How long is a session? Sessions and prices",
  );
  expect(screen.getByText(/^45\sminutes\. The idea/)).toBeVisible();
});

test("all matches are shown to whoever asks for them, and the best of the next query again", async () => {
  const { user, field } = show("en");
  await user.type(field, "session");
  await user.click(await screen.findByRole("button", { name: /^Show all \d\d matches$/ }));
  expect(within(screen.getAllByRole("listitem")[8]!).getByRole("link")).toHaveFocus();
  expect(status()).toHaveTextContent(/^\d\d matches$/);
  await user.type(field, " therapist");
  await waitFor(() => expect(status()).toHaveTextContent(/^The best 8/));
});

test("does not search for a single letter", async () => {
  const { user, field } = show("en");
  await user.type(field, "p");
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(status()).toBeEmptyDOMElement();
  expect(rest()).toBeVisible();
});

test("Escape ends the choice of a keyboard's suggestion, not the search", async () => {
  const { user, field } = show("en");
  await user.type(field, "price");
  fireEvent.keyDown(field, { key: "Escape", isComposing: true });
  expect(field).toHaveValue("price");
});

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ["Escape", (user) => user.keyboard("{Escape}")],
  ["its button", (user) => user.click(screen.getByRole("button", { name: en.clear }))],
])("%s clears the field and restores the page", async (_, clear) => {
  const { user, field } = show("en");
  await user.type(field, "price");
  await screen.findAllByRole("listitem");
  await clear(user);
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(rest()).toBeVisible();
});

test("Enter does not leave the page, and puts a phone's keyboard away", async () => {
  const { user, field } = show("en");
  await user.type(field, "price{Enter}");
  expect(await screen.findAllByRole("listitem")).not.toHaveLength(0);
  expect(field).toHaveValue("price");
  expect(field).not.toHaveFocus();
});

test("opening a match on the same page closes the results, one elsewhere does not", async () => {
  const { user, field } = show("en", "payment");
  await user.type(field, "price");
  await user.click(await screen.findByRole("link", { name: /What does a session cost/ }));
  expect(field).toHaveValue("price");
  await user.click(screen.getByRole("link", { name: /pay for myself/ }));
  expect(field).toHaveValue("");
  expect(rest()).toBeVisible();
});

test("a match opened beside the page leaves the results as they are", async () => {
  const { user, field } = show("en", "payment");
  await user.type(field, "price");
  const match = await screen.findByRole("link", { name: /pay for myself/ });
  // There is no other window here.
  match.addEventListener("click", (event) => event.preventDefault());
  await user.keyboard("{Control>}");
  await user.click(match);
  expect(field).toHaveValue("price");
});

test("whoever returns from a match finds the others, and a new visit begins anew", async () => {
  const { user, field, unmount } = show("en");
  await user.type(field, "session");
  const { state } = window.history as { readonly state: unknown };
  await user.click((await screen.findAllByRole("link"))[0]!);
  unmount();
  goOn();
  const other = show("en");
  expect(other.field).toHaveValue("");
  other.unmount();
  window.history.replaceState(state, "");
  expect(show("en").field).toHaveValue("session");
  expect(await screen.findAllByRole("listitem")).toHaveLength(8);
});

test("says that it cannot be loaded, and leaves the page as it is", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  load.mockRejectedValue(new Error("Loading chunk 1 failed."));
  const { user, field } = show("en");
  await user.type(field, "price");
  await waitFor(() => expect(status()).toHaveTextContent(layout.unreachable));
  expect(rest()).toBeVisible();
});
