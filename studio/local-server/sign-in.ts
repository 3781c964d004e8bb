/** Signs in to the local content server, which knows one user and no passwords. */
import { createClient } from "@sanity/client";
import { defer, map, shareReplay } from "rxjs";
import type { AuthStore, CurrentUser } from "sanity";
import { apiVersion } from "../schema-types/api-version";
import type { StudioSettings } from "../settings";
import { spreadStreams } from "./spread-streams";

const currentUser: CurrentUser = {
  id: "editor",
  name: "Editor",
  email: "",
  role: "administrator",
  roles: [{ name: "administrator", title: "Administrator" }],
};

/**
 * Returns the store that signs everybody in as the user "Editor".
 *
 * @param origin of the local content server.
 */
export function localSignIn({ projectId, dataset }: StudioSettings, origin: string): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiHost: origin,
    // Pictures are never below the project's name, so requests are not, either.
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    apiVersion,
    perspective: "raw",
    requestTagPrefix: "sanity.studio",
  });
  // Streams open as soon as somebody is signed in.
  const state = defer(() => spreadStreams(origin)).pipe(
    map(() => ({ authenticated: true, client, currentUser })),
    shareReplay(1),
  );
  return { state };
}
