/** The receiver of leads: one app for every host, over web-standard requests and responses. */
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { FormName } from "../forms/fields";
import { screenPath } from "../i18n/routes";
import { receiverPath } from "../config/receiver-path";
import { answerPage } from "./answer-page";
import { askToConfirm, confirm } from "./confirm";
import { day } from "./durations";
import { formNames, receivedForms } from "./forms";
import { askToLeave, leave } from "./leave";
import { maintain } from "./maintain";
import { Problem, problemResponse, redirect, responseHeaders } from "./problem";
import { confirmationOf, problemFrom, storeOf, type Receiver } from "./receiver-context";
import { post } from "./submit";
import { languageOf } from "./validate";

const app = new Hono<{ Bindings: Receiver }>();
const routes = app.basePath(receiverPath);

app.use(async (context, next) => {
  await next();
  // `_headers` does not apply to what a function answers.
  for (const [name, value] of Object.entries(context.env.answerPage.headers)) {
    context.res.headers.set(name, value);
  }
});
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed({ req }, methods) {
      if (isForPeople(req.raw)) return redirect(notFoundPath);
      const headers = { Allow: methods.join(", ") };
      const detail = `The method has to be ${methods.join(" or ")}.`;
      return problemResponse(new Problem(405, detail, { headers }));
    },
  }),
);
app.notFound(({ req }) =>
  isForPeople(req.raw)
    ? redirect(notFoundPath)
    : problemResponse(new Problem(404, "There is nothing at this URL.")),
);
app.onError((error) => problemResponse(problemFrom(error)));

routes.post("/maintenance", ({ env }) => maintainNow(env));
routes.get("/health", ({ env }) => health(env));
for (const form of formNames) {
  routes.post(`/${form}`, ({ req, env }) => post(req.raw, form, env));
  // An answer that is reloaded, or whose address is opened again.
  routes.get(`/${form}`, ({ req }) =>
    redirect(screenPath(receivedForms[form].screen, languageOf(req.query("language")))),
  );
  routes.get(`/${form}/sent`, ({ req, env }) => {
    const outcome = confirmationOf(form, env) === "link" ? "link-sent" : "sent";
    return thank(form, req.query("language"), outcome, env);
  });
}
routes.get("/newsletter-sign-up/confirm", ({ req, env }) => askToConfirm(req.raw, env));
routes.post("/newsletter-sign-up/confirm", ({ req, env }) => confirm(req.raw, env));
routes.get("/newsletter-sign-up/confirmed", ({ req, env }) =>
  thank("newsletter-sign-up", req.query("language"), "sent", env),
);
routes.get("/newsletter-leave/confirm", ({ req, env }) => askToLeave(req.raw, env));
routes.post("/newsletter-leave/confirm", ({ req, env }) => leave(req.raw, env));

/** The site's own page for what is not there. */
const notFoundPath = "/404";

/** Whether a person opens the address in a browser, who is answered with a page. */
const isForPeople = ({ headers }: Request) => headers.get("Accept")?.includes("text/html") === true;

/** Answers a request below `receiverPath`. Never rejects. */
export async function receive(request: Request, receiver: Receiver): Promise<Response> {
  return await app.fetch(request, receiver);
}

async function thank(
  form: FormName,
  language: string | undefined,
  outcome: "sent" | "link-sent",
  receiver: Receiver,
): Promise<Response> {
  return await answerPage(receiver.answerPage, { form, language: languageOf(language), outcome });
}

/** Runs maintenance now, for a scheduler. Needs no authorization: an extra request only does work that is due. */
async function maintainNow(receiver: Receiver): Promise<Response> {
  await maintain(storeOf(receiver), receiver.maintenance, receiver.now);
  return new Response(null, { status: 204, headers: responseHeaders });
}

/**
 * Tells a monitor whether leads are stored and delivered: `{"storage": true, "deliveries": true, "overdue": 0}`, and
 * 503 unless both are true. Overdue are the leads that have waited, or been held back, for more than a day. Nothing can
 * be delivered when the settings of a destination are missing.
 */
async function health({
  store,
  maintenance,
  missingDestinations,
  now,
}: Receiver): Promise<Response> {
  const dayAgo = new Date(now().getTime() - day).toISOString();
  const overdue = await store?.countOverdue(dayAgo).catch((error: unknown) => {
    console.error("The storage of leads does not answer.", error);
    return undefined;
  });
  const storage = overdue !== undefined;
  // Without a destination, leads wait for nothing.
  const isLate = storage && overdue > 0 && maintenance.destinations.length > 0;
  const deliveries = storage && !isLate && missingDestinations.length === 0;
  const status = storage && deliveries ? 200 : 503;
  return Response.json({ storage, deliveries, overdue }, { status, headers: responseHeaders });
}
