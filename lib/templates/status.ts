import "server-only";
import type { Board } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import { readFor } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Forbidden for a board that the caller does not reach, or NotFound for people who reach every board */
export const readCreationStatus = ({ boardId }: { boardId: number }, user: CurrentUser): Promise<Board> =>
  readFor(user, {
    expression: () => boardOfCaller(boardId),
    result: (value) => foundBoard(value, user).board,
  });

/** A board whose tasks were not copied from a template has nothing to wait for. */
export const presentCreationStatus = ({ taskCreationStatus, taskCreationTotal, tasksCount }: Board) => ({
  status: taskCreationStatus ?? "completed",
  total: taskCreationTotal ?? 0,
  created: tasksCount,
});
