/**
 * Where a post is passed on: a letter of the visitor's own, and the networks' pages for it.
 *
 * @param address the post's address, in full.
 */
export function shareUrls(title: string, address: string) {
  const [subject, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return {
    email: `mailto:?subject=${subject}&body=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  };
}
