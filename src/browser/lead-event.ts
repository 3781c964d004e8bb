/** The window's event of a form that the server has accepted. It says nothing of what was filled in. */
export const leadEvent = "lead";
