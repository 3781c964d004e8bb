import type { SiteFacts } from "./site-facts";

type ClaimedFacts = Pick<
  SiteFacts,
  | "analyticsId"
  | "apiOrigin"
  | "frames"
  | "hasDoubleOptIn"
  | "hasLeadCopies"
  | "hasLeadThanks"
  | "hasReceiver"
  | "marketing"
>;

/** Returns which of the two tools that need consent are in use. */
export function toolsInUse({ analyticsId, marketing }: ClaimedFacts) {
  if (analyticsId === "") return marketing ? "marketing" : "none";
  return marketing ? "both" : "analytics";
}

/**
 * Returns what texts may claim about this site, by claim. It is the one place that decides: legal documents name
 * the claim of a passage after an `@` in its key (`src/features/legal/legal-texts.ts`).
 */
export function claimsOf(facts: ClaimedFacts) {
  const { apiOrigin, frames, hasReceiver, marketing } = facts;
  const analytics = facts.analyticsId !== "";
  const tools = analytics || marketing !== null;
  const googleAds = marketing?.googleAds === true;
  const hasFrames = frames.demo || frames.guide;
  return {
    /** Google Analytics is in use. */
    analytics,
    noAnalytics: !analytics,
    /** A visitor-tracking tool is in use, and named. */
    marketing: marketing !== null,
    noMarketing: marketing === null,
    /** At least one of the two is. */
    tools,
    noTools: !tools,
    /** The visitor-tracking tool is Google's, and gets its advertising signals. */
    googleAds,
    /** Google measures visits, and gets no advertising signal. */
    noAdSignals: analytics && !googleAds,
    /** Vendors' forms are shown in frames: the one for a demo, the one for the guide. */
    frames: hasFrames,
    noFrames: !hasFrames,
    demoFrame: frames.demo,
    guideFrame: frames.guide,
    /** The site's own receiver takes what forms send, or another system does, or none. */
    receiver: hasReceiver,
    api: !hasReceiver && apiOrigin !== "",
    forms: hasReceiver || apiOrigin !== "",
    /** Messages within the company say what a lead does. */
    leadCopies: facts.hasLeadCopies,
    /** People who send leads are thanked by mail. */
    leadThanks: facts.hasLeadThanks,
    /** A newsletter sign-up has to be confirmed by a link. */
    doubleOptIn: facts.hasDoubleOptIn,
    noDoubleOptIn: !facts.hasDoubleOptIn,
    noReceiver: !hasReceiver && apiOrigin === "",
  } as const;
}
