import "server-only";
import { type Label, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { labelAsJson, type LabelInJson, labelOfJson } from "@/lib/labels/row";
import type { OnTask } from "@/lib/tasks/find";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";

export interface OnTaskAndLabel extends OnTask {
  label: Label;
}

export interface OnLabel extends OnBoard {
  label: Label;
}

const labelOfPath = ({ label_id }: PathParams) => Prisma.sql`(
    SELECT ${labelAsJson} FROM label l WHERE l.id = ${pathId(label_id)} AND l.board_id = b.id)`;

export const labelOnBoard = finder<OnLabel>({
  expression: (params) => boardOfCaller(pathId(params.board_id), labelOfPath(params)),
  result: (value, user) => {
    const { more, ...found } = foundBoard<LabelInJson | null>(value, user);
    return { ...found, label: labelOf(more) };
  },
});

export const taskAndLabelOnBoard = finder<OnTaskAndLabel>({
  expression: (params) => {
    const task = Prisma.sql`(SELECT ${taskAsJson} FROM task t WHERE t.id = ${pathId(params.task_id)} AND t.board_id = b.id)`;
    return boardOfCaller(pathId(params.board_id), Prisma.sql`json_build_array(${task}, ${labelOfPath(params)})`);
  },
  result: (value, user) => {
    const {
      more: [task, label],
      ...found
    } = foundBoard<[InJson<TaskRecord> | null, LabelInJson | null]>(value, user);
    if (!task) throw new NotFound("Task");
    return { ...found, task: taskOfJson(task), label: labelOf(label) };
  },
});

function labelOf(label: LabelInJson | null): Label {
  if (!label) throw new NotFound("Label");
  return labelOfJson(label);
}
