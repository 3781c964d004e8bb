import { useToast } from "@sanity/ui";
import { useEffect } from "react";
import { useCurrentLocale, type LayoutProps } from "sanity";
import { unreadablePicture } from "../../src/sanity/model/asset-formats";
import { refusals } from "./refusing-source";

/** Long enough to read two sentences. */
const shownMs = 12_000;

/** The Studio, with a message for each file that is refused. */
export function RefusalToasts(props: LayoutProps) {
  const toast = useToast();
  const isSwedish = useCurrentLocale().id.startsWith("sv");
  useEffect(() => {
    const subscription = refusals.subscribe(({ file, reason }) =>
      toast.push({
        status: "error",
        title: `${file} was not uploaded`,
        description: isSwedish && reason === unreadablePicture.en ? unreadablePicture.sv : reason,
        duration: shownMs,
        closable: true,
      }),
    );
    return () => subscription.unsubscribe();
  }, [toast, isSwedish]);
  return props.renderDefault(props);
}
