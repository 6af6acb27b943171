import { z } from "zod";
import { textUpTo } from "@/lib/http/input/types";
import { LONGEST_HTML, LONGEST_STORED_HTML, safeHtml } from "@/lib/text/html";
import { lineOfHtml } from "@/lib/text/text-of-html";

/** Safe HTML; an answer without any words counts as missing. */
const answer = textUpTo(LONGEST_HTML).transform((text, ctx): string => {
  const html = safeHtml(text ?? "").trim();
  if (lineOfHtml(html) === "" && !html.includes("<img")) ctx.addIssue({ code: "custom", params: { rule: "required" } });
  return html;
});

/** `expected_value` is the answer that the writer has changed. */
export const AnswerIdea = z
  .object({ answer, expected_value: textUpTo(LONGEST_STORED_HTML).optional() })
  .transform(({ answer: html, expected_value }) => ({ answer: html, expected: expected_value }));
export type AnswerIdea = z.infer<typeof AnswerIdea>;
