/** What the visitor allows. */
export type Permissions = { readonly analytics: boolean; readonly marketing: boolean };

export type PageView = { readonly title: string; readonly url: string };
