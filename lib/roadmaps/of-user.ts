import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { isRoadmapOn, whileRoadmapsOn } from "@/lib/modules/conditions";
import { requireRoadmapsOn, roadmapsOff } from "@/lib/modules/refuse";
import { type OnTask } from "@/lib/tasks/find";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";

/** A roadmap as its team sees it. @throws Forbidden, also while roadmaps are off, or NotFound for a board that is no roadmap */
export const roadmapOfUser = finder<OnBoard>({
  expression: ({ board_id }) => boardOfCaller(pathId(board_id), isRoadmapOn),
  result: (value, user) => {
    const { more: isOn, ...found } = foundBoard<boolean>(value, user);
    requireRoadmap(found);
    if (!isOn) throw roadmapsOff();
    return found;
  },
});

/** @throws Forbidden for a board that the user may not see, NotFound for anything but an idea of this roadmap */
export const ideaOfUser = finder<OnTask>({
  expression: ({ board_id, task_id }) => boardOfCaller(pathId(board_id), ideaOf(pathId(task_id))),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<TaskRecord> | false | null>(value, user);
    requireRoadmapsOn(more);
    if (!more) throw new NotFound("Idea");
    return { ...requireRoadmap(found), task: taskOfJson(more) };
  },
});

const ideaOf = (id: number): Prisma.Sql =>
  whileRoadmapsOn(
    Prisma.sql`(SELECT ${taskAsJson} FROM task t WHERE t.id = ${id} AND t.board_id = b.id AND ${IS_IDEA})`,
  );

/** A condition on `t`. */
export const IS_IDEA = Prisma.sql`t.type = 'roadmap' AND t.parent_id IS NULL`;

export const isIdea = ({ type, parentId }: Pick<Task, "type" | "parentId">): boolean =>
  type === "roadmap" && parentId === null;

export function requireRoadmap<Found extends OnBoard>(found: Found): Found {
  if (found.board.type !== "roadmap") throw new NotFound("Roadmap");
  return found;
}
