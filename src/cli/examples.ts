/** `npm run examples`: lists what is still an invented example, and how to say that it is not any more. */
import { confirmed } from "../config/confirmed";
import { exampleList, remainingExamples } from "../config/examples";
import { settings } from "../config/settings/current";
import { runCommand } from "./run-command";

runCommand(() => {
  console.log(exampleList(remainingExamples(settings, confirmed)));
});
