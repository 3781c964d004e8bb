/** Date of the runtime's behaviour, as Cloudflare counts it. */
export const compatibilityDate = "2026-05-01";

/** Name and id of the receiver's database on this machine, and the folder it is in. */
export const localDatabase = { binding: "LEADS", id: "leads", folder: ".leads" } as const;
