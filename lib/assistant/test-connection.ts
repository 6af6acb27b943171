import "server-only";
import type { Asking } from "@/lib/assistant/ask";
import type { TestAssistant } from "@/lib/assistant/inputs";
import { answerTo } from "@/lib/assistant/providers/answer";
import { chosenModel } from "@/lib/assistant/providers/models";
import { connectionForTest } from "@/lib/assistant/update";
import { countUse } from "@/lib/rate-limit";

const QUESTION = { system: "You are being tested.", prompt: "Answer with the word OK.", mostTokens: 200 };

/** Asks the provider one short question. It needn't be saved or enabled yet. @throws Refusal with the provider's reason */
export async function testAssistant(input: TestAssistant, { user, signal }: Asking): Promise<void> {
  const connection = await connectionForTest(input);
  await countUse("assistant", user);
  const model = await chosenModel(connection, input.model);
  const pieces = answerTo(QUESTION, { ...connection, model }, signal);
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next());
}
