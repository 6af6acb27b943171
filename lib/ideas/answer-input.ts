import { z } from "zod";
import { textUpTo } from "@/lib/http/input/types";
import { LONGEST_HTML, lineOfHtml, safeHtml } from "@/lib/text/html";

/** Safe HTML; an answer without any words counts as missing. */
const answer = textUpTo(LONGEST_HTML).transform((text, ctx): string => {
  const html = safeHtml(text ?? "").trim();
  if (lineOfHtml(html) === "" && !html.includes("<img")) ctx.addIssue({ code: "custom", params: { rule: "required" } });
  return html;
});

export const AnswerIdea = z.object({ answer });
export type AnswerIdea = z.infer<typeof AnswerIdea>;
