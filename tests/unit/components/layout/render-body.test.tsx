/** @jest-environment node */
import { Suspense } from "react";
import { renderBody } from "../../../../src/components/layout/render-body";

function Broken(): never {
  throw new Error("Nothing to show.");
}

test("a page is rendered whole, letter by letter", () => {
  // Longer than the buffer of React's stream, with letters of two bytes.
  const text = "å".repeat(3_000);
  expect(renderBody(<Suspense>{text}</Suspense>)).toBe(`<!--$-->${text}<!--/$-->`);
});

test("an error stops it", () => {
  expect(() => renderBody(<Broken />)).toThrow("Nothing to show.");
});

test("an error in a part that React could leave out stops it, too", () => {
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  expect(() => renderBody(page)).toThrow(/part of this page failed/);
});
