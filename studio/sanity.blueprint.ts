import { defineBlueprint, defineDocumentWebhook } from "@sanity/blueprints";
import { rebuildWebhooks } from "./webhooks";

export default defineBlueprint({
  resources: rebuildWebhooks(process.env).map((webhook) => defineDocumentWebhook(webhook)),
});
