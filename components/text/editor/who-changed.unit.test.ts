import { expect, test } from "vitest";
import { writerIn } from "@/components/text/editor/who-changed";
import { ApiError } from "@/lib/api";

const max = { changed_by: { ID: 3, display_name: "Max" }, changed_at: "2026-11-21T09:00:00+00:00" };
const refusal = (status: number, data: Record<string, unknown>) =>
  new ApiError(status, "rest_conflict", "Somebody else changed this text meanwhile.", {}, null, data);

test.each([
  ["the writer of the text that stands there", refusal(409, { current: "Theirs", ...max }), "Theirs", max],
  ["the one who deleted it", refusal(409, { current: null, ...max }), null, max],
  [
    "nobody when another text stands there by now",
    refusal(409, { current: "Theirs", ...max }),
    "A third one",
    undefined,
  ],
  ["nobody when the server does not say", refusal(409, { current: "Theirs" }), "Theirs", undefined],
  ["nobody for other refusals", refusal(403, { current: "Theirs", ...max }), "Theirs", undefined],
  ["nobody for what is no answer", new TypeError("x"), "Theirs", undefined],
])("finds the author: %s", (_, error, text, writer) => {
  expect(writerIn(error, text)).toEqual(writer);
});
