import "server-only";
import { z } from "zod";
import { ask, type Asking, wholeAnswer } from "@/lib/assistant/ask";
import { LONGEST_CONTENT, LONGEST_PROMPT } from "@/lib/assistant/lengths";
import { ACTIONS, type WritingAction, writingPrompt } from "@/lib/assistant/prompts";
import { plainText } from "@/lib/comments/plain";
import { Unprocessable } from "@/lib/errors";
import { nested, optional, textUpTo, title } from "@/lib/http/input/types";
import { missingFields } from "@/lib/http/input/validate";
import { randomText } from "@/lib/secrets/secrets";
import { cut, plainLine } from "@/lib/text/text";

const LONGEST_SENT = 500_000;
const LONGEST_NAME = 200;
/** Twelve thousand characters, in languages that need many tokens for them. */
const MOST_TOKENS = 8_000;

/** @throws Unprocessable for an unknown one (compatibility.md, C188) */
const action = title.transform((name): WritingAction => {
  const found = ACTIONS.find((each) => each === name);
  if (!found) throw new Unprocessable("Unknown AI action");
  return found;
});

const sentText = textUpTo(LONGEST_SENT)
  .optional()
  .transform((sent) => sent?.trim() ?? "");
const name = optional(textUpTo(LONGEST_SENT)).transform((sent) => cut(plainLine(sent ?? ""), LONGEST_NAME));

/** Longer texts are cut off. @throws Invalid without a text to work on */
export const WriteText = z
  .object({
    action,
    content: sentText,
    prompt: sentText,
    tone: name,
    context: nested(z.object({ task_title: name, board_title: name })).optional(),
  })
  .transform(({ action, content, prompt, tone, context }) => {
    const isFree = action === "write" || action === "custom";
    if (content === "" && (!isFree || prompt === "")) throw missingFields(isFree ? "prompt" : "content");
    return {
      action,
      wish: isFree ? cut(prompt, LONGEST_PROMPT) : "",
      tone,
      texts: {
        board: context?.board_title ?? "",
        task: context?.task_title ?? "",
        text: cut(content, LONGEST_CONTENT),
      },
    };
  });
export type WriteText = z.infer<typeof WriteText>;

/** Markdown, piece by piece. Nothing is saved. @throws whatever `ask` throws */
export const writeText = (input: WriteText, asking: Asking): AsyncGenerator<string> =>
  ask(asking, { ...writingPrompt(input, randomText(12)), mostTokens: MOST_TOKENS });

/** Markdown without HTML. */
export const cleanAnswer = async (pieces: AsyncIterable<string>): Promise<string> =>
  plainText(await wholeAnswer(pieces));
