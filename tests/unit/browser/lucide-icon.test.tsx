import { render } from "@testing-library/react";
import * as phone from "lucide-react/icons/phone";
import createIcon from "../../../src/browser/lucide-icon";

const { default: Phone, __iconData: data } = phone as typeof phone & {
  readonly __iconData: Parameters<typeof createIcon>[0];
};

/** Returns an icon's markup without its class, in which the package also writes the icon's name. */
function drawn(Icon: typeof Phone) {
  const { container } = render(<Icon size={18} strokeWidth={1.5} className="turning" />);
  const icon = container.querySelector("svg.lucide.turning")!;
  const attributes = [...icon.attributes].filter(({ name }) => !/^(class|xmlns)$/.test(name));
  return [attributes.map(({ name, value }) => `${name}=${value}`).sort(), icon.innerHTML];
}

test("an icon is drawn as the package draws it", () => {
  expect(drawn(createIcon(data) as typeof Phone)).toEqual(drawn(Phone));
});
