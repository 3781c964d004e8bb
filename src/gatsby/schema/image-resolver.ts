type ImageNode = { readonly id: string; readonly internal: { readonly contentDigest: string } };

type Resolve = (image: ImageNode, args: object, context: unknown, info: ResolveInfo) => unknown;

type ResolveInfo = { readonly originalResolver: Resolve };

/**
 * The plugin's resolver for an image's sizes, with a memory. A cover is on its post, in lists and below
 * other posts, always in the same few sizes; to work out files and addresses again for each page took
 * a third of the time of all queries.
 */
export function imageResolver(): Resolve {
  const known = new Map<string, unknown>();
  return (image, args, context, info) => {
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    if (!known.has(key)) known.set(key, info.originalResolver(image, args, context, info));
    return known.get(key);
  };
}
