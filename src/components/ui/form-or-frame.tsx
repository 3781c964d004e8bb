import type { ComponentProps, ReactNode } from "react";
import { EmbeddedFrame } from "./embedded-frame";

type Props = Omit<ComponentProps<typeof EmbeddedFrame>, "url"> & {
  /** URL of a vendor's form; absent where a live site sets none. */
  readonly url: string | undefined;
  readonly form: ReactNode;
};

/** A vendor's form in a frame, or the site's own form. */
export function FormOrFrame({ url, form, ...frame }: Props) {
  return url ? <EmbeddedFrame url={url} {...frame} /> : form;
}
