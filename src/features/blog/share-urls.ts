/**
 * Returns the URLs for sharing a post by email and on social networks.
 *
 * @param postUrl the post's absolute URL.
 */
export function shareUrls(title: string, postUrl: string) {
  const [subject, url] = [encodeURIComponent(title), encodeURIComponent(postUrl)];
  return {
    email: `mailto:?subject=${subject}&body=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  };
}
