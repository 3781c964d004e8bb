/** Rows of the fault table of images and files. */
import { cutConnection, faultIn, hang, status, text } from "./faulty-responses";
import type { Row } from "./run-case";
import { image, noisyPng, post, replacing } from "./small-content";

const shortTimeout = { SANITY_TIMEOUT: "1" };

export const assetRows: readonly Row[] = [
  {
    name: "picture that is not there",
    fault: faultIn("asset", status(404)),
    expected:
      /Post "Inlägg 1" \(post-1\) refers in the languages "sv" and "en" to the asset "image-.*HTTP 404/,
  },
  {
    name: "picture cut short",
    fault: faultIn("asset", ({ response, body }) => {
      response.end(body.subarray(0, body.length / 2));
    }),
    expected:
      /Post "Inlägg 1" \(post-1\) refers in the languages "sv" and "en" to the asset "image-.*damaged.*4 attempts/,
  },
  {
    name: "picture that is a web page",
    fault: faultIn("asset", text("<!doctype html><title>Sorry</title>")),
    expected:
      /Employee "Lo" \(employee-1\) refers in the languages "sv" and "en" to the asset "image-.*not an image/,
  },
  {
    name: "download that hangs",
    fault: faultIn("asset", hang),
    settings: shortTimeout,
    expected:
      /\w+ "[^"]+" \(\S+\) refers .* to the asset "image-.*nothing arrived for 1 s.*4 attempts/,
    maxSeconds: 60,
  },
  {
    name: "download cut once",
    fault: faultIn("asset", cutConnection, 1),
    log: /The asset .* could not be read .the connection failed.*Trying again/,
    expected: "site",
  },
  {
    name: "picture of 30 MB",
    files: async () => ({ "images/large.png": await noisyPng(3_900, 2_600) }),
    content: replacing("post-2", post(2, { image: image("large") })),
    expected: "site",
  },
];
