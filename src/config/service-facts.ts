/**
 * Facts about the service that its texts state: each text fills in `{{answerHours}}` and so on by itself
 * (`src/i18n/interpolate.ts`). What is written differently in each language, such as the opening hours, is in
 * `docs/words.md`.
 */
export const serviceFacts = {
  /** Hours within which a message to the company is answered. */
  answerHours: 24,
  /** Hours within which a therapist is matched, guaranteed. */
  matchHours: 24,
  sessionMinutes: 45,
  demoMinutes: 30,
  /** Weeks from a signed contract until every employee has been told. */
  startWeeks: 4,
  contractMonths: 12,
  noticeMonths: 3,
  /** Kronor, value added tax included, for a private individual, without an employer or a code. */
  privatePrice: 695,
  /** The same by card for those who have an employer or a code, once the prepaid sessions are used up. */
  cardPrice: 495,
  /** Accounts in a group below which the customer portal shows no figure about it (`portal-figures.ts`). */
  smallestGroup: 10,
  /** Employees below which the portal hardly ever has a figure (`portal-figures.ts`). */
  figuresFrom: 200,
  /** Users' survey after three sessions: the year, answers, people asked, and two results in per cent. */
  surveyYear: 2025,
  surveyAnswers: 412,
  surveyAsked: 897,
  lowerRisk: 84,
  moreProductive: 69,
  /** Ratings that users gave after a session in the same year. */
  ratings: 986,
  /** Customers' survey of the same year: those who were satisfied, and all who answered. */
  satisfiedCustomers: 83,
  /** The same, rounded down: what is shown with a plus. */
  satisfiedAtLeast: 80,
  answeringCustomers: 89,
} as const;

/**
 * Figures that each language writes in its own way, so that components format them. Both are rounded down and
 * shown with a plus: all customers since the start; all calls and chats to the end of the survey's year.
 */
export const growth = { customers: 100, sessions: 20_000 } as const;

/**
 * Average, out of 5, of all ratings that users gave in the survey's year. Pages read it from `site`, which has it
 * only where it is published (`confirmed.ts`).
 */
export const averageRating = 4.9;
