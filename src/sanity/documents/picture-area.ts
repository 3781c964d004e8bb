/** Which part of a picture is shown: Sanity's crop, and its hotspot where a place has another shape. Pure. */

/** What is cut off at each side, as parts of the upright picture. */
export type Crop = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** A point that has to stay in view: parts of the cropped picture, from the left and from the top. */
export type Focus = { readonly x: number; readonly y: number };

/** In pixels, as sharp's `extract` takes it. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Area, "width" | "height">;
type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

const isPart = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;

const cropOrUndefined = (image: unknown): Crop | undefined => {
  const { crop } = fieldsOf(image);
  const { top = 0, right = 0, bottom = 0, left = 0 } = fieldsOf(crop);
  if (![top, right, bottom, left].every(isPart)) return undefined;
  const parts = { top, right, bottom, left } as Crop;
  return parts.left + parts.right < 1 && parts.top + parts.bottom < 1 ? parts : undefined;
};

/** Returns the crop of an image field; undefined where the picture is shown whole. */
export function cropOf(image: unknown): Crop | undefined {
  const crop = cropOrUndefined(image);
  return crop && Object.values(crop).some((part) => part > 0) ? crop : undefined;
}

/** Whether an image field has a crop that leaves nothing, or is no crop: the picture is then shown whole. */
export function isCropUnusable(image: unknown): boolean {
  return cropOrUndefined(image) === undefined;
}

/**
 * Returns the centre of an image field's hotspot; undefined where there is none, or the one that the Studio stores
 * before anybody has moved it: all of the picture.
 */
export function focusOf(image: unknown): Focus | undefined {
  const { x, y, width, height } = fieldsOf(fieldsOf(image).hotspot);
  if (!isPart(x) || !isPart(y)) return undefined;
  if (x === 0.5 && y === 0.5 && width === 1 && height === 1) return undefined;
  const { top, right, bottom, left } = cropOf(image) ?? { top: 0, right: 0, bottom: 0, left: 0 };
  return { x: within((x - left) / (1 - left - right)), y: within((y - top) / (1 - top - bottom)) };
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** Returns what a crop leaves of a picture, rounded as Sanity's image URLs are; at least one pixel. */
export function croppedArea(crop: Crop, { width, height }: Size): Area {
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.round(width - crop.right * width - left)),
    height: Math.max(1, Math.round(height - crop.bottom * height - top)),
  };
}

/** Returns the largest area of a shape in a picture, with a point as near to its centre as the edges allow. */
export function areaAround({ x, y }: Focus, aspectRatio: number, { width, height }: Size): Area {
  const isWide = width / height > aspectRatio;
  const size = {
    width: isWide ? Math.max(1, Math.round(height * aspectRatio)) : width,
    height: isWide ? height : Math.max(1, Math.round(width / aspectRatio)),
  };
  const start = (part: number, whole: number, length: number) =>
    Math.round(Math.min(whole - length, Math.max(0, part * whole - length / 2)));
  return {
    left: start(x, width, size.width),
    top: start(y, height, size.height),
    ...size,
  };
}
