/** Rows of the fault table in which a picture or a file is at fault. */
import { cutOff, faultIn, hang, instead, status } from "./acts";
import type { Row } from "./row";
import { image, noisyPng, post, replacing } from "./small-content";

const quick = { SANITY_TIMEOUT: "1" };

export const assetRows: readonly Row[] = [
  {
    name: "picture that is not there",
    fault: faultIn("asset", status(404)),
    end: /Post "Inlägg 1" \(post-1\) refers in the languages "sv" and "en" to the asset "image-.*HTTP 404/,
  },
  {
    name: "picture cut short",
    fault: faultIn("asset", ({ response, body }) => {
      response.end(body.subarray(0, body.length / 2));
    }),
    end: /Post "Inlägg 1" \(post-1\) refers in the languages "sv" and "en" to the asset "image-.*damaged.*4 attempts/,
  },
  {
    name: "picture that is a web page",
    fault: faultIn("asset", instead("<!doctype html><title>Sorry</title>")),
    end: /Employee "Lo" \(employee-1\) refers in the languages "sv" and "en" to the asset "image-.*no picture/,
  },
  {
    name: "download that hangs",
    fault: faultIn("asset", hang),
    settings: quick,
    end: /\w+ "[^"]+" \(\S+\) refers .* to the asset "image-.*nothing arrived for 1 s.*4 attempts/,
    atMost: 60,
  },
  {
    name: "download cut once",
    fault: faultIn("asset", cutOff, 1),
    says: /The asset .* could not be read .it broke off.*Trying again/,
    end: "site",
  },
  {
    name: "picture of 30 MB",
    files: async () => ({ "images/large.png": await noisyPng(3_900, 2_600) }),
    content: replacing("post-2", post(2, { image: image("large") })),
    end: "site",
  },
];
