import { useToast } from "@sanity/ui";
import { useEffect } from "react";
import type { LayoutProps } from "sanity";
import { refusals } from "./refusing-source";

/** Long enough to read two sentences. */
const shownMs = 12_000;

/** The Studio, with a message for each file that is refused. */
export function RefusalToasts(props: LayoutProps) {
  const toast = useToast();
  useEffect(() => {
    const subscription = refusals.subscribe(({ file, reason }) =>
      toast.push({
        status: "error",
        title: `${file} was not uploaded`,
        description: reason,
        duration: shownMs,
        closable: true,
      }),
    );
    return () => subscription.unsubscribe();
  }, [toast]);
  return props.renderDefault(props);
}
