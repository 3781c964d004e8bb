/** Whoever writes on this machine: the one user that the local content server knows. */
export const localUser = {
  id: "editor",
  name: "Editor",
  roles: [{ name: "administrator", title: "Administrator" }],
};
