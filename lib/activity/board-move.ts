import "server-only";
import { z } from "zod";
import { type Activity, type Board, Prisma, type Task } from "@/generated/prisma/client";
import { type ActivityLine, shortened } from "@/lib/activity/record";
import { byId } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * The lines of a task that went to another board: on both boards and on the task. They name no board, as not everybody
 * who reads one may know of the other.
 */
export function linesOfBoardMove({ id, title }: Pick<Task, "id" | "title">, from: Board, to: Board): ActivityLine[] {
  const settings = { task_id: id, from_board_id: from.id, to_board_id: to.id };
  return [
    { boardId: from.id, event: "moved task", newValue: title, settings },
    { boardId: to.id, event: "added task", newValue: title, settings },
    { boardId: to.id, taskId: id, event: "moved board", settings },
  ];
}

const BoardMove = z.object({ from_board_id: z.number(), to_board_id: z.number() });

type Line = Pick<Activity, "action" | "column" | "oldValue" | "newValue" | "settings">;

/** The same lines with the boards' names for this reader: "another board" where it is gone or the reader may not see it. */
export async function withBoardNames<Read extends Line>(lines: Read[], user: CurrentUser): Promise<Read[]> {
  const moves = lines.map(({ settings }) => BoardMove.safeParse(settings).data);
  if (!moves.some(Boolean)) return lines;

  const seen = await seenAmong(
    moves.flatMap((move) => (move ? [move.from_board_id, move.to_board_id] : [])),
    user,
  );
  const nameOf = (id: number) => seen.get(id)?.title ?? "another board";
  return lines.map((line, at) => {
    const move = moves[at];
    if (!move) return line;
    const values = namedBy(line, nameOf(move.from_board_id), nameOf(move.to_board_id));
    return { ...line, ...values, settings: withoutBoards(line.settings) };
  });
}

async function seenAmong(ids: number[], user: CurrentUser) {
  const mine = Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = ${user.id})`;
  const seen = await rowsOf<Pick<Board, "id" | "title">>(
    db,
    Prisma.sql`
    SELECT b.id, b.title FROM board b WHERE b.id = ANY(${ids}) AND (${user.isAdmin} OR ${mine})`,
  );
  return byId(seen);
}

function namedBy({ action, column, newValue: title }: Line, from: string, to: string) {
  if (column === "board") return { oldValue: shortened(from), newValue: shortened(to) };
  return { newValue: shortened(action === "moved" ? `${title} to ${to}` : `${title} from ${from}`) };
}

function withoutBoards(settings: Prisma.JsonValue): Prisma.JsonValue {
  const { task_id } = z.object({ task_id: z.number() }).parse(settings);
  return { task_id };
}
