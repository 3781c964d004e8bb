/**
 * Gatsby's command in this process and in its query workers: `build` or `develop`.
 *
 * Why: settings and content sources differ between the two, and Gatsby passes the command to no hook.
 * Rests on: `gatsby-cli/lib/create-cli.js`, which sets the variable; workers inherit it.
 * Can go: when a hook's arguments name the command.
 */
export const gatsbyCommand = process.env.gatsby_executing_command;
