/** Name of the field that only bots fill in. Browsers do not autofill it. */
export const honeypotName = "topic";
