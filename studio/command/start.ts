/** `npm run studio`: the Studio beside the live preview, on the dataset in this repository. */
import { studioCommand } from "../../src/cli/studio/studio-command";
import { startStudioServer } from "../server/studio-server";

studioCommand(startStudioServer);
