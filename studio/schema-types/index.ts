/**
 * The content model, as Sanity's schema: the Studio's forms, and on the site the GraphQL types' descriptions
 * and the order of keys in the embedded content follow from it.
 */
import { attachment } from "./attachment";
import { employee } from "./employee";
import { localeText } from "./locale-text";
import { post } from "./post";
import { redirect } from "./redirect";
import { testimonial } from "./testimonial";

/** In the Studio's order. */
export const documentTypes = [post, testimonial, employee, redirect];

export const schemaTypes = [...documentTypes, attachment, localeText];
