import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { isReachableBoard } from "@/lib/boards/read/list";
import { labelsAsJson } from "@/lib/boards/read/load";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { LARGEST_ID } from "@/lib/http/input/types";
import { isRoadmapOn } from "@/lib/modules/conditions";
import type { StageRow } from "@/lib/stages/present";
import { type StageColumns, stagesAsJson, stagesOf } from "@/lib/stages/read";
import type { LabelRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface UserTemplate extends OnBoard {
  stages: StageRow[];
  labels: LabelRow[];
}

/** The templates that the caller reaches, the newest first, in one statement. */
export const listUserTemplates = (user: CurrentUser): Promise<UserTemplate[]> =>
  templatesWhere(Prisma.sql`b.archived_at IS NULL AND (b.type <> 'roadmap' OR ${isRoadmapOn})`, user);

/** @throws NotFound for a board that is no template, or that the caller does not reach */
export async function userTemplate(id: string, user: CurrentUser): Promise<UserTemplate> {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : LARGEST_ID;
  const [found] = await templatesWhere(Prisma.sql`b.id = ${Math.min(number, LARGEST_ID)}::int`, user);
  if (!found) throw new NotFound("Template");
  return found;
}

type Parts = [StageColumns[] | null, LabelRow[] | null];

async function templatesWhere(where: Prisma.Sql, user: CurrentUser): Promise<UserTemplate[]> {
  const stages = stagesAsJson(Prisma.sql`s.board_id = b.id AND s.archived_at IS NULL`);
  const rows = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    SELECT ${onBoardAsJson(Prisma.sql`json_build_array(${stages}, ${labelsAsJson})`)}::text AS found
    FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id}
    WHERE b.is_template AND ${isReachableBoard(user)} AND ${where} ORDER BY b.created_at DESC, b.id DESC`,
  );
  return rows.map(({ found }) => {
    const { more, ...onBoard } = onBoardOfJson<Parts>(found);
    return { ...onBoard, stages: stagesOf(more[0]), labels: more[1] ?? [] };
  });
}
