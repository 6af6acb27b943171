import "server-only";
import { answerTo, type Question } from "@/lib/assistant/providers/answer";
import { connectionTo } from "@/lib/assistant/providers/connection";
import { chosenModel } from "@/lib/assistant/providers/models";
import { type AssistantSetting, keyOf, readAssistant } from "@/lib/assistant/setting";
import { countRequest, countTokens, uncountRequest } from "@/lib/assistant/use";
import { Unprocessable } from "@/lib/errors";
import { countUse } from "@/lib/rate-limit";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Asking {
  user: CurrentUser;
  /** Aborts when the client disconnects: the provider is then disconnected, too. */
  signal: AbortSignal;
}

/** Of a text; a model may ignore the limit in its request. */
const LONGEST_ANSWER = 60_000;

/**
 * The answer, piece by piece. Its first piece comes after all checks, so whatever refuses the question is thrown before it.
 * @throws Unprocessable when the assistant is off, not configured or over its budget, and for the provider's refusal; TooManyRequests
 */
export async function* ask({ user, signal }: Asking, question: Question): AsyncGenerator<string> {
  const setting = await readAssistant();
  if (!setting.is_enabled) throw new Unprocessable("The assistant is not enabled.");
  const connection = connectionTo({ ...setting, apiKey: keyOf(setting) });
  await countUse("assistant", user);

  const month = await countRequest(setting);
  let length = 0;
  try {
    const model = await chosenModel(connection, setting.model);
    const pieces = answerTo(withInstructions(question, setting), { ...connection, model }, signal);
    for (let piece = await pieces.next(); length < LONGEST_ANSWER; piece = await pieces.next()) {
      if (piece.done) return await countTokens(month, piece.value);
      length += piece.value.length;
      yield piece.value;
    }
    await pieces.return({ input: 0, output: 0 });
  } catch (error) {
    if (length === 0) await uncountRequest(month);
    throw error;
  }
}

const withInstructions = ({ system, ...question }: Question, { custom_prompt: own }: AssistantSetting): Question => ({
  ...question,
  system: own === "" ? system : `${system}\n\nInstructions of this site:\n${own}`,
});

/** @throws Unprocessable when there is no text in it, and whatever `ask` throws */
export async function wholeAnswer(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  if (text.trim() === "") throw new Unprocessable("The AI provider returned no text. Try again.");
  return text;
}
