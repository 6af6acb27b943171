import "server-only";
import type { Label } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { type OnTask, taskOnBoard } from "@/lib/tasks/find";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTaskAndLabel extends OnTask {
  label: Label;
}

export interface OnLabel extends OnBoard {
  label: Label;
}

export async function labelOnBoard(params: PathParams, user: CurrentUser): Promise<OnLabel> {
  const found = await boardOfUser(params, user);
  return { ...found, label: await labelOf(params, found) };
}

export async function taskAndLabelOnBoard(params: PathParams, user: CurrentUser): Promise<OnTaskAndLabel> {
  const found = await taskOnBoard(params, user);
  return { ...found, label: await labelOf(params, found) };
}

async function labelOf(params: PathParams, { board }: OnBoard): Promise<Label> {
  const label = await db.label.findFirst({ where: { id: pathId(params.label_id), boardId: board.id } });
  if (!label) throw new NotFound("Label");
  return label;
}
