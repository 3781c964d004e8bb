import { DemoHosts } from "../../../../src/features/demo-booking/demo-hosts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const host = (name: string) => ({ id: name, name, portrait: null });

test.each([
  [["Elin Sandmark"], "You will meet Elin."],
  [
    ["Elin Sandmark", "Natnael Gebru", "Marika Lehtola"],
    "You will meet one of us: Elin, Natnael or Marika.",
  ],
  // A draft may have no name yet.
  [["Elin Sandmark", "", "Marika Lehtola"], "You will meet one of us: Elin or Marika."],
  [[], ""],
])("the hosts %j are named", (names, text) => {
  const { container } = renderWithTexts(<DemoHosts hosts={names.map(host)} />, { locale: "en" });
  expect(container.textContent).toBe(text);
});
