import { expect } from "vitest";
import type { Board, Stage } from "@/generated/prisma/client";
import { aStageWithoutGaps } from "@/lib/testing/factories/boards";
import type { Answer } from "@/lib/testing/http/call";

/** The first request doesn't count, because it also stores the password's use. */
export async function expectSameStatementsForHundredTasks(
  board: Board,
  send: (stage: Stage) => Promise<Answer>,
): Promise<void> {
  const queriesFor = async (tasks: number) => (await send((await aStageWithoutGaps(board, tasks)).stage)).queries;
  await queriesFor(2);

  expect(await queriesFor(100)).toBe(await queriesFor(2));
}
