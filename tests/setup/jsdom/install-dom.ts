import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { installDialog } from "./dialog-stub";
import { installGatsbyLoader } from "./gatsby-loader-stub";
import { installIntersectionObserver } from "./intersection-stub";
import { installMatchMedia } from "./media-stub";
import { installResizeObserver } from "./resize-stub";
import { installScrolling } from "./scroll-stub";

installDialog();
installGatsbyLoader();
installIntersectionObserver();
installMatchMedia();
installResizeObserver();
installScrolling();
// Tests run concurrently, and a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });
