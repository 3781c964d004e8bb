/** Lets the editor read why a file is refused. Sanity's own message is "see the console", or none at all. */
import { Subject } from "rxjs";
import type { AssetSource, AssetSourceUploader } from "sanity";
import { formatRefusal, serverRefusal } from "./refusal";

type Subscriber = Parameters<AssetSourceUploader["subscribe"]>[0];

/** Each file that is refused, and why. */
export const refusals = new Subject<{ readonly file: string; readonly reason: string }>();

/** Returns a source of Sanity's that uploads no file which the site cannot show, and tells of each refusal. */
export function refusingSource(kind: "image" | "file", source: AssetSource): AssetSource {
  const { Uploader } = source;
  if (Uploader === undefined) return source;

  class RefusingUploader extends Uploader {
    private readonly subscribers = new Set<Subscriber>();

    override upload(...[files, options]: Parameters<AssetSourceUploader["upload"]>) {
      const shown = files.filter((file) => {
        const reason = formatRefusal(kind, file);
        if (reason !== undefined) refusals.next({ file: file.name, reason });
        return reason === undefined;
      });
      if (shown.length > 0) return super.upload(shown, options);
      // Sanity has begun to show an upload.
      for (const tell of this.subscribers) tell({ type: "all-complete", files: [] });
      return [];
    }

    override subscribe(subscriber: Subscriber) {
      const tell: Subscriber = (event) => {
        // Said better here. The files are in the other event.
        if (event.type === "error") return;
        if (event.type === "all-complete") {
          for (const { file, error } of event.files)
            if (error) refusals.next({ file: file.name, reason: serverRefusal(error) });
        }
        subscriber(event);
      };
      this.subscribers.add(tell);
      const end = super.subscribe(tell);
      return () => {
        this.subscribers.delete(tell);
        end();
      };
    }
  }

  return { ...source, Uploader: RefusingUploader };
}
