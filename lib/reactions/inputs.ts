import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { emojiOf } from "@/lib/reactions/emoji";

/** PUT and DELETE comments/{comment_id}/reactions. */
export const React = z.object({
  emoji: parameter({ type: "string", required: true }).transform((value, ctx): string => {
    const emoji = typeof value === "string" ? emojiOf(value.trim()) : null;
    if (emoji !== null) return emoji;
    ctx.addIssue({ code: "custom", message: "Please choose an emoji." });
    return z.NEVER;
  }),
});
export type React = z.infer<typeof React>;
