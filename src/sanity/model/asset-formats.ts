/** The formats of pictures and attachments that the site can show. Pure. */

export type PictureFormat = { readonly extension: string; readonly mimeType: string };

/**
 * By sharp's names. The image pipeline would leave out any other: it does not animate GIF, and an SVG may
 * contain scripts. "heif" is AVIF here; browsers do not show HEIC.
 */
export const pictureFormats: ReadonlyMap<string, PictureFormat> = new Map([
  ["jpeg", { extension: "jpg", mimeType: "image/jpeg" }],
  ["png", { extension: "png", mimeType: "image/png" }],
  ["webp", { extension: "webp", mimeType: "image/webp" }],
  ["tiff", { extension: "tif", mimeType: "image/tiff" }],
  ["heif", { extension: "avif", mimeType: "image/avif" }],
]);

const pictureExtensions = new Set([...pictureFormats.values()].map(({ extension }) => extension));

/**
 * Media types of attachments that a browser shows or opens in another program, by extension. SVG and HTML
 * are excluded: they may contain scripts that would run on the site's origin.
 */
export const attachmentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pdf: "application/pdf",
    doc: "application/msword",
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    odt: "application/vnd.oasis.opendocument.text",
    rtf: "application/rtf",
    xls: "application/vnd.ms-excel",
    xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ods: "application/vnd.oasis.opendocument.spreadsheet",
    csv: "text/csv",
    ppt: "application/vnd.ms-powerpoint",
    pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    odp: "application/vnd.oasis.opendocument.presentation",
    txt: "text/plain",
    epub: "application/epub+zip",
    ics: "text/calendar",
    zip: "application/zip",
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    gif: "image/gif",
    webp: "image/webp",
    avif: "image/avif",
    mp3: "audio/mpeg",
    m4a: "audio/mp4",
    mp4: "video/mp4",
    bin: "application/octet-stream",
  }),
);

/** What the Studio's forms let an editor choose. */
export const acceptedPictures = [...pictureFormats.values()].map(({ mimeType }) => mimeType).join();
export const acceptedAttachments = [...attachmentTypes.keys()].map((name) => `.${name}`).join();

/** Returns why a picture of a format cannot be used. */
export function pictureError(format: string): string {
  return `a picture of the format "${format}" cannot be shown. Use JPEG, PNG, WebP, AVIF or TIFF.`;
}

/** Returns why a file cannot be an attachment; undefined if it can. */
export function attachmentError(extension: string): string | undefined {
  return attachmentTypes.has(extension)
    ? undefined
    : `a .${extension} file is not published, since a browser might run its contents. ` +
        `Convert it to a PDF.`;
}

/** Returns the format, if unusable, of the asset with this id: Sanity's ids end with it. */
export function unusableFormat(assetId: string): string | undefined {
  const [, kind, extension = ""] =
    /^(image|file)-[0-9a-f]+(?:-\d+x\d+)?-([a-z0-9]+)$/.exec(assetId) ?? [];
  if (kind === undefined) return undefined;
  const isUsable = kind === "image" ? pictureExtensions : attachmentTypes;
  return isUsable.has(extension) ? undefined : extension;
}
