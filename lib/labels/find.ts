import "server-only";
import type { Label } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/params";
import { type OnTask, taskOnBoard } from "@/lib/tasks/find";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTaskAndLabel extends OnTask {
  label: Label;
}

/** The task and the label of the path, both on its board; whether the one is on the other does not matter. */
export async function taskAndLabelOnBoard(params: PathParams, user: CurrentUser): Promise<OnTaskAndLabel> {
  const found = await taskOnBoard(params, user);
  const label = await db.label.findFirst({ where: { id: pathId(params.label_id), boardId: found.board.id } });
  if (!label) throw new NotFound("Label");

  return { ...found, label };
}
