/** Name and id of the receiver's database on this machine, and the folder it is in. */
export const localDatabase = { binding: "LEADS", id: "leads", folder: ".leads" } as const;
