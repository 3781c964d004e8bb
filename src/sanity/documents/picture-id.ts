/**
 * Identifies a picture as a document shows it. Whole, it is the id of its asset; cropped or with a hotspot, it says
 * how it is cut, so that documents can crop one asset differently. Pure.
 */
import { areaAround, croppedArea, cropOf, focusOf, type Crop, type Focus } from "./picture-area";

/** The shape of a place, and what has to stay in view there. */
export type Frame = { readonly aspectRatio: number; readonly focus: Focus };

/** How a picture is cut. */
export type Cut = { readonly crop?: Crop | undefined; readonly frame?: Frame | undefined };

export type Size = { readonly width: number; readonly height: number };

/** @param aspectRatio of the place where it is shown; without one, the hotspot makes no difference. */
export function pictureId(assetId: string, image: unknown, aspectRatio?: number): string {
  const crop = cropOf(image);
  const focus = aspectRatio === undefined ? undefined : focusOf(image);
  if (!crop && !focus) return assetId;
  const sides = crop ? [crop.top, crop.right, crop.bottom, crop.left] : [];
  const frame = focus && aspectRatio !== undefined ? [aspectRatio, focus.x, focus.y] : [];
  // Four digits are a pixel of 10,000.
  return [assetId, ...[sides, frame].map((part) => part.map((n) => +n.toFixed(4)).join())].join(
    "/",
  );
}

/** Returns the asset of a picture, and how it is cut. */
export function parsePictureId(id: string): { readonly assetId: string; readonly cut: Cut } {
  const [assetId = "", sides = "", frame = ""] = id.split("/");
  const numbers = (part: string) => (part === "" ? [] : part.split(",").map(Number));
  const [top = 0, right = 0, bottom = 0, left = 0] = numbers(sides);
  const [aspectRatio = 1, x = 0.5, y = 0.5] = numbers(frame);
  return {
    assetId,
    cut: {
      ...(sides && { crop: { top, right, bottom, left } }),
      ...(frame && { frame: { aspectRatio, focus: { x, y } } }),
    },
  };
}

/** Returns the size of an asset in pixels, upright: Sanity's ids tell it. */
function assetSize(assetId: string): Size | undefined {
  const [, width, height] = /-(\d+)x(\d+)-[a-z0-9]+$/.exec(assetId) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Returns the size of what a crop leaves of a picture; undefined if the id does not tell it. */
export function croppedSize(id: string): Size | undefined {
  const { assetId, cut } = parsePictureId(id);
  const size = assetSize(assetId);
  return size && cut.crop ? croppedArea(cut.crop, size) : size;
}

/** Returns what has to stay in view, as parts of the picture as it is cut; undefined if nobody has said so. */
export function pictureFocus(id: string): Focus | undefined {
  const { frame } = parsePictureId(id).cut;
  const size = croppedSize(id);
  if (!frame || !size) return undefined;
  const area = areaAround(frame.focus, frame.aspectRatio, size);
  return {
    x: (frame.focus.x * size.width - area.left) / area.width,
    y: (frame.focus.y * size.height - area.top) / area.height,
  };
}
