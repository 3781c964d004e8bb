import { formatRefusal, serverRefusal } from "../../../studio/uploads/refusal";

test.each([
  ["image", "cover.jpg", "image/jpeg", undefined],
  ["image", "cover.gif", "image/gif", /^A picture of the format "gif" cannot be shown\. Use JPEG,/],
  ["image", "cover.svg", "image/svg+xml", /^A picture of the format "svg" cannot be shown\./],
  ["image", "program.exe", "", /^A picture of the format "exe" cannot be shown\./],
  ["file", "Guide.PDF", "application/pdf", undefined],
  ["file", "animation.gif", "image/gif", undefined],
  ["file", "program.exe", "", /^A \.exe file is not published, .* Convert it to a PDF\.$/],
] as const)("%s %s (%s): %s", (kind, name, type, reason) => {
  const refusal = formatRefusal(kind, { name, type });
  if (reason === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(reason);
});

test("what the server says is a sentence, and an error without an answer keeps its own words", () => {
  const refused = Object.assign(new Error("Bad Request"), {
    response: { body: { message: "the image is damaged." } },
  });
  expect(serverRefusal(refused)).toBe("The image is damaged.");
  expect(serverRefusal(new Error("Request error"))).toBe("Request error");
});
