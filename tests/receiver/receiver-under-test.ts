import { randomUUID } from "node:crypto";
import type { LeadStore } from "../../src/leads/lead-store";
import { site } from "../../src/config/site";
import { receive } from "../../src/leads/receiver";
import type { Receiver } from "../../src/leads/receiver-context";

/** Origin of the published site. */
export const siteUrl = site.url;

export const addressSecret = "a secret of this test";

/** The headers of the site's pages. */
export const siteHeaders = { "Strict-Transport-Security": "max-age=63072000" } as const;

/** A valid newsletter sign-up, as the form sends it. */
export const signUp = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  jobTitle: "HR-chef",
} as const;

/** A valid demo request, as the form sends it. */
export const demo = {
  name: "Åsa",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  numberOfEmployees: "50–100",
  message: "Hej!\nHur fungerar det?",
};

type ProblemDetails = {
  readonly detail: string;
  readonly errors?: readonly { field: string; message: string }[];
};

/** Returns the problem details that a response has. */
export async function problemOf(response: Response): Promise<ProblemDetails> {
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  const body = (await response.json()) as ProblemDetails & { type: string; status: number };
  expect(body).toMatchObject({ type: "about:blank", status: response.status });
  return body;
}

type RequestParts = {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** An object is sent as JSON. */
  readonly body?: BodyInit | object;
  readonly address?: string;
};

/** A receiver with a storage, and requests to it as a browser on the site sends them. */
export function receiverUnderTest(store: LeadStore | undefined, settings: Partial<Receiver> = {}) {
  const background: Promise<unknown>[] = [];
  const maintenance = { destinations: [], keepMonths: 12 };
  /** Sends a request, by default a valid sign-up, with a key of its own and from an address of its own. */
  async function send(parts: RequestParts = {}): Promise<Response> {
    const id = randomUUID();
    const { path = "newsletter-sign-up", method = "POST", headers, body, address } = parts;
    const isRaw = typeof body === "string" || body instanceof URLSearchParams;
    const allHeaders: Record<string, string | undefined> = {
      Origin: siteUrl,
      Referer: `${siteUrl}/blog?page=2`,
      "Content-Type": body instanceof URLSearchParams ? undefined : "application/json",
      "Content-Language": path === "demo-request" ? "en" : "sv",
      "Idempotency-Key": id,
      ...headers,
    };
    const given = Object.entries(allHeaders).filter(([, value]) => value !== undefined);
    const request = new Request(`${siteUrl}/v1/website/${path}`, {
      method,
      headers: given as [string, string][],
      ...(method !== "GET" &&
        method !== "HEAD" && { body: isRaw ? body : JSON.stringify(body ?? signUp) }),
    });
    return await receive(request, {
      store,
      maintenance,
      missingDestinations: [],
      addressSecret,
      floodThreshold: 1_000_000,
      confirmations: { hasThanks: false, hasLink: false, perHour: 1_000_000 },
      answerPage: { styles: "body{color:red}", styleSource: "'sha256-abc='", headers: siteHeaders },
      visitorAddress: address ?? `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`,
      now: () => new Date(),
      waitUntil: (work) => background.push(work),
      ...settings,
    });
  }
  /** Waits for what goes on after the responses. */
  const settled = () => Promise.all(background);
  return {
    send,
    settled,
    /** Sends a request, and waits for what goes on after its response. */
    async sendAndSettle(parts?: RequestParts): Promise<Response> {
      const response = await send(parts);
      await settled();
      return response;
    },
  };
}
