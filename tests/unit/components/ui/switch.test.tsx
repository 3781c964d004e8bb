import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Switch } from "../../../../src/components/ui/switch";

function Page() {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <Switch isOn={isOn} onToggle={() => setIsOn(!isOn)} descriptionId="more">
        Sound
      </Switch>
      <p id="more">Plays when a message comes.</p>
    </>
  );
}

it("is a switch with a name and a description", () => {
  render(<Page />);
  const control = screen.getByRole("switch", { name: "Sound" });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription("Plays when a message comes.");
});

it("toggles by its label and by the keyboard", async () => {
  render(<Page />);
  const control = screen.getByRole("switch");
  await userEvent.click(screen.getByText("Sound"));
  expect(control).toBeChecked();
  await userEvent.keyboard(" ");
  expect(control).not.toBeChecked();
});
