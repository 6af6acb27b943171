import "server-only";
import { z } from "zod";
import { type Activity, type Board, Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { type ActivityLine, shortened } from "@/lib/activity/record";
import { byId } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Activity of a task that was moved to another board, for both boards and the task. It stores no board titles
 * because a reader of one board may not be allowed to see the other. */
export function linesOfBoardMove(
  { id, title }: Pick<Task, "id" | "title">,
  from: Board,
  { board: to, stage }: { board: Board; stage: Pick<Stage, "id"> },
): ActivityLine[] {
  const settings = { task_id: id, from_board_id: from.id, to_board_id: to.id };
  return [
    { boardId: from.id, event: "moved task", newValue: title, settings },
    { boardId: to.id, event: "added task", newValue: title, settings },
    { boardId: to.id, taskId: id, event: "moved board", settings, toStageId: stage.id },
  ];
}

const BoardMove = z.object({ from_board_id: z.number(), to_board_id: z.number() });

type Line = Pick<Activity, "action" | "column" | "oldValue" | "newValue" | "settings">;

/** Adds the boards' titles: "another board" when it was deleted or the reader may not see it. */
export async function withBoardNames<Read extends Line>(lines: Read[], user: CurrentUser): Promise<Read[]> {
  const moves = lines.map(({ settings }) => BoardMove.safeParse(settings).data);
  if (!moves.some(Boolean)) return lines;

  const visible = await visibleAmong(
    moves.flatMap((move) => (move ? [move.from_board_id, move.to_board_id] : [])),
    user,
  );
  const nameOf = (id: number) => visible.get(id)?.title ?? "another board";
  return lines.map((line, at) => {
    const move = moves[at];
    if (!move) return line;
    const values = valuesWithNames(line, nameOf(move.from_board_id), nameOf(move.to_board_id));
    return { ...line, ...values, settings: withoutBoards(line.settings) };
  });
}

async function visibleAmong(ids: number[], user: CurrentUser) {
  const isMember = Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = ${user.id})`;
  const visible = await rowsOf<Pick<Board, "id" | "title">>(
    db,
    Prisma.sql`
    SELECT b.id, b.title FROM board b WHERE b.id = ANY(${ids}) AND (${user.isAdmin} OR ${isMember})`,
  );
  return byId(visible);
}

function valuesWithNames({ action, column, newValue: title }: Line, from: string, to: string) {
  if (column === "board") return { oldValue: shortened(from), newValue: shortened(to) };
  return { newValue: shortened(action === "moved" ? `${title} to ${to}` : `${title} from ${from}`) };
}

function withoutBoards(settings: Prisma.JsonValue): Prisma.JsonValue {
  const { task_id } = z.object({ task_id: z.number() }).parse(settings);
  return { task_id };
}
