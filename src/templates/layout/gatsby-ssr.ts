export { wrapPageElement } from "./gatsby-browser";
