import "server-only";
import { z } from "zod";
import { ask, type Asking, wholeAnswer } from "@/lib/assistant/ask";
import { type Texts, subtasksPrompt, suggestionsPrompt, summaryPrompt } from "@/lib/assistant/prompts";
import { type SuggestedPriority, subtasksIn, suggestionsIn } from "@/lib/assistant/proposals";
import { unreadableAnswer } from "@/lib/assistant/providers/refusal";
import { textsOfTask } from "@/lib/assistant/task-texts";
import { cleanAnswer } from "@/lib/assistant/write";
import { canEditBoard } from "@/lib/boards/policy";
import { Forbidden, Unprocessable } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { title } from "@/lib/http/input/types";
import { listLabels } from "@/lib/labels/list";
import { randomText } from "@/lib/secrets/secrets";
import type { OnTask } from "@/lib/tasks/find";
import { cut, plainLine } from "@/lib/text/text";

const ACTIONS = ["summarize", "subtasks", "suggestions"] as const;
const MOST_TOKENS = 3_000;
const MOST_TITLES = 200;
const LONGEST_LABELS = 10_000;

/** @throws Unprocessable for an unknown one (compatibility.md, C188) */
const action = title.transform((name) => {
  const found = ACTIONS.find((each) => each === name);
  if (!found) throw new Unprocessable("Unknown AI action");
  return found;
});

/** Anything but texts is left out. */
const titles = parameter({ type: "array" })
  .optional()
  .transform((sent): string[] => {
    const list: unknown[] = Array.isArray(sent) ? sent : [];
    const lines = list.map((each) => (typeof each === "string" ? plainLine(each) : "")).filter(Boolean);
    return [...new Set(lines)].slice(0, MOST_TITLES);
  });

export const AssistTask = z.object({ action, labels: titles });
export type AssistTask = z.infer<typeof AssistTask>;

export type Assistance =
  | { type: "summary"; content: string }
  | { type: "subtasks"; items: string[] }
  | { type: "suggestions"; labels: string[]; priority: SuggestedPriority | null };

/** Saves nothing. @throws Forbidden for a viewer who asks for more than a summary, Unprocessable without an answer */
export async function assistTask(found: OnTask, input: AssistTask, asking: Asking): Promise<Assistance> {
  if (input.action !== "summarize" && !canEditBoard(asking.user, found)) throw new Forbidden();

  const texts = { board: found.board.title, ...(await textsOfTask(found.task)) };
  if (input.action === "summarize") return { type: "summary", content: await summaryOf(texts, asking) };
  if (input.action === "subtasks") return { type: "subtasks", items: await subtasksFor(texts, asking) };
  return suggestionsFor(texts, input.labels.length > 0 ? input.labels : await titlesOnBoard(found), asking);
}

const summaryOf = (texts: Texts, asking: Asking): Promise<string> =>
  cleanAnswer(ask(asking, { ...summaryPrompt(texts, newMark()), mostTokens: MOST_TOKENS }));

async function subtasksFor(texts: Texts, asking: Asking): Promise<string[]> {
  const answer = await wholeAnswer(ask(asking, { ...subtasksPrompt(texts, newMark()), mostTokens: MOST_TOKENS }));
  const items = subtasksIn(answer);
  if (!items) throw unreadableAnswer();
  return items;
}

async function suggestionsFor(texts: Texts, labels: string[], asking: Asking): Promise<Assistance> {
  const prompt = suggestionsPrompt({ ...texts, labels: cut(labels.join("\n"), LONGEST_LABELS) }, newMark());
  const proposed = suggestionsIn(await wholeAnswer(ask(asking, { ...prompt, mostTokens: MOST_TOKENS })), labels);
  if (!proposed) throw unreadableAnswer();
  return { type: "suggestions", ...proposed };
}

async function titlesOnBoard({ board }: OnTask): Promise<string[]> {
  const labels = await listLabels(board);
  return [...new Set(labels.flatMap(({ title }) => title ?? []))].slice(0, MOST_TITLES);
}

const newMark = (): string => randomText(12);
