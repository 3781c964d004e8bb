/**
 * The placeholders of each text that its caller fills, by namespace and key; facts about the service fill themselves
 * (`interpolate.ts`). A plural text needs its count. Only types use it: a text that is read without its values does not
 * compile. `tests/unit/locales/locales.test.ts` compares it with the texts.
 */
export const placeholders = {
  about: {
    "vision.customersFigure": ["customers"],
    "vision.callsFigure": ["sessions"],
    "vision.source": ["customers", "sessions"],
  },
  "app-trial-steps": {
    "steps.match": ["therapist"],
    "steps.time": ["therapist"],
    "steps.booked": ["therapist", "time"],
    "time.book": ["time"],
    "booked.when": ["time"],
    "booked.among": ["count"],
    "ledger.seen": ["count"],
    "size.value": ["count"],
  },
  blog: {
    loaded: ["page", "total"],
    page: ["page"],
    generatedDescription: ["title"],
    readingTime: ["count"],
    reviewedBy: ["name"],
  },
  calculator: {
    example: ["days", "employees", "salary"],
    "employees.value": ["count"],
    "days.value": ["count"],
    correction: ["max", "min", "value"],
    announcement: ["total"],
    message: ["total"],
    share: ["percent"],
    "explanation.intro": ["days"],
    "explanation.unpaid.title": ["to"],
    "explanation.high.title": ["from", "to"],
    "explanation.high.text": ["percent"],
    "explanation.low.title": ["from", "to"],
    "explanation.low.text": ["percent"],
    "explanation.after.title": ["to"],
    "explanation.feeAndVacation.text": ["fee", "from", "to", "vacation"],
    "explanation.fixed.text": ["percent"],
    "explanation.sources": ["from", "high", "low", "to", "vacation"],
  },
  "cookie-consent": {
    "banner.lead.marketing": ["tool", "toolCompany", "toolCountry"],
    "banner.lead.both": ["tool", "toolCompany", "toolCountry"],
    "dialog.marketing.withTool": ["tool", "toolCompany", "toolCountry"],
    "dialog.marketing.withGoogleAds": ["tool", "toolCompany", "toolCountry"],
  },
  "demo-booking": {
    host: ["name"],
    hosts: ["last", "names"],
    minutes: ["from", "to"],
  },
  forms: {
    optionalLabel: ["label"],
    limit: ["limit"],
    "count.left": ["count"],
    "count.over": ["count"],
    summary: ["count"],
  },
  "help-category": { linkLabel: ["question"] },
  "help-search": { matches: ["count"], best: ["count", "shown"], all: ["count"] },
  home: {
    "hero.rating": ["rating"],
    "figures.customers.figure": ["number"],
    "figures.anonymous.figure": ["number"],
    "figures.rating.figure": ["number"],
  },
  layout: { newPage: ["page"], copyright: ["year"], goToSlide: ["number"] },
  product: { "portal.often.month": ["employees"], "portal.often.quarter": ["employees"] },
  reviews: { source: ["rating"], stars: ["stars"], showing: ["shown", "total"] },
  therapists: { "hero.points.rating.title": ["rating"] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
