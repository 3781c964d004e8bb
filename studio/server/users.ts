import { folderAuthor } from "./editor";

/** Whoever writes on this machine. */
export const editor = { id: "editor", name: "Editor" };

export const administrator = { name: "administrator", title: "Administrator" };

/** Returns a user as Sanity's API describes one. */
export function describeUser(id: string): object {
  return {
    id,
    sanityUserId: id,
    displayName: id === folderAuthor ? "Changed in the folder" : editor.name,
    imageUrl: null,
    isCurrentUser: id === editor.id,
  };
}
