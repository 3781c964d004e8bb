import { dotenvLine } from "../../../src/cli/dotenv-line";

// What the parser makes of a line: `wrangler-server.test.ts`.
test.each(["#\\", "#'\"`", "a\r", "#'`\\n"])(
  "%j, which no line can hold, is refused without being shown",
  (value) => {
    const refusal = /^(?!.*['`]).*LEADS_MAIL_KEY cannot be passed/;
    expect(() => dotenvLine("LEADS_MAIL_KEY", value)).toThrow(refusal);
  },
);
