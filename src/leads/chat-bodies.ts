/** Messages in the formats of chats. Pure. */
import type { Message } from "./messages";

/** A message for Slack's incoming webhooks, and others with its format. Nothing in it is markup or a mention. */
export function slackBody({ title, lines }: Message) {
  const text = [title, ...lines].join("\n");
  return {
    text: text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    mrkdwn: false,
    parse: "none",
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** A message of Teams' Workflows: an Adaptive Card, whose text runs, unlike text blocks, know no Markdown. */
export function teamsBody({ title, lines }: Message) {
  const paragraph = (text: string, parts: object = {}) => ({
    type: "RichTextBlock",
    spacing: "Small",
    inlines: [{ type: "TextRun", text, ...parts }],
  });
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [
      paragraph(title, { weight: "Bolder" }),
      ...lines.flatMap((line) => line.split("\n")).map((line) => paragraph(line)),
    ],
  };
  return {
    type: "message",
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }],
  };
}
