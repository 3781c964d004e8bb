import { storageEntries, type StorageCategory } from "../../browser/storage-entries";

/**
 * Removes a category's cookies, as far as scripts can see them. A cookie may belong to the host or to any
 * parent domain (vendors choose the highest); scripts cannot find out which, so all are tried.
 */
export function removeCookies(category: StorageCategory, host = window.location.hostname): void {
  const patterns = storageEntries.filter(
    (entry) => entry.kind === "cookie" && entry.category === category,
  );
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  for (const name of names.filter((each) => patterns.some((entry) => covers(entry.name, each)))) {
    for (const domain of domainsOf(host)) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Returns no domain (a host-only cookie), the host, and every parent domain. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => labels.slice(index).join("."))];
}
