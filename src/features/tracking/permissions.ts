/** What the visitor allows. */
export type Permissions = { readonly analytics: boolean; readonly marketing: boolean };

/** A page that was visited. */
export type PageView = { readonly title: string; readonly url: string };
