/** All drawings of the site: files of the repository that `npm run drawings` writes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDirectory } from "../../gatsby/build-settings";
import { filesIn } from "../../gatsby/files-in";
import { withTokens } from "../../gatsby/tokens";
import { housePictures, socialHouse } from "./house-pictures";
import { drawIco, drawIcon, icons } from "./icons";
import { matchingPictures } from "./matching-pictures";
import { peoplePictures, socialTherapists } from "./people-pictures";
import { portalPictures } from "./portal-groups";
import { productPictures } from "./product-pictures";

const sources = join(projectDirectory, "src/drawings");

/** Reads a drawing that names its colours as tokens, such as `var(--accent)`. */
const readDrawing = (name: string) => withTokens(readFileSync(join(sources, name), "utf8"));
const readLogo = () => readDrawing("logo.svg");

type Draw = () => string | Promise<Buffer>;

/** What pages show, by file. */
const pictures: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(
    filesIn(join(sources, "pictures")).map((name) => [name, () => readDrawing(`pictures/${name}`)]),
  ),
  ...housePictures,
  ...matchingPictures,
  ...peoplePictures,
  ...portalPictures,
  ...productPictures,
};

const inFolder = (folder: string, drawings: Readonly<Record<string, Draw>>) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}`, draw]));

/** How each file is drawn, by its path in the repository. */
export const siteDrawings: Readonly<Record<string, Draw>> = {
  ...inFolder("static/pictures", pictures),
  // Shown by Open Graph images alone, so not published as they are.
  ...inFolder("src/gatsby/metadata/artworks", {
    "house.svg": socialHouse,
    "therapists.svg": socialTherapists,
  }),
  "static/favicon.svg": readLogo,
  "static/favicon.ico": () => drawIco(readLogo()),
  ...Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [
      `static/${name}`,
      () => drawIcon(readLogo(), icon),
    ]),
  ),
};
