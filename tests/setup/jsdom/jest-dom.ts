/** Set up before each unit test file: matchers, what jsdom lacks, and the console guard. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { installDialog } from "./dialog-stub";
import { installGatsbyLoader } from "./gatsby-loader-stub";
import { installIntersectionObserver } from "./intersection-stub";
import { installMatchMedia } from "./media-stub";
import { installResizeObserver } from "./resize-stub";
import { installScrolling } from "./scroll-stub";
import { guardConsole } from "./console-guard";

// A file that chose the node environment by docblock has no window and needs none of these.
if (typeof window !== "undefined") {
  installDialog();
  installGatsbyLoader();
  installIntersectionObserver();
  installMatchMedia();
  installResizeObserver();
  installScrolling();
  // What comes in the end may be waited for: tests run side by side, and a busy machine takes its time.
  configure({ asyncUtilTimeout: 10_000 });
}
jest.setTimeout(30_000);
guardConsole();
