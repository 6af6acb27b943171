import type { TasksOfPerson } from "@/lib/users/person-page/list-tasks";
import { presentPivot } from "@/lib/users/person-page/present";
import { presentStage } from "@/lib/stages/present";
import { presenterAcross } from "@/lib/tasks/present/across";
import type { TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export type TaskWithBoardJson = ReturnType<typeof presentTasksWithBoard>[number];

/** Whole tasks, each with its board and its stage. */
export function presentTasksWithBoard({ rows, boards, stages }: TasksAcrossBoards, user: CurrentUser) {
  const present = presenterAcross({ boards }, user);
  const stageJson = new Map([...stages].map(([id, stage]) => [id, presentStage(stage)]));
  return rows.map((row) => ({
    ...present.task(row),
    board: present.board(row.boardId),
    stage: stageJson.get(row.stageId ?? 0) ?? null,
  }));
}

export const presentTasksOfPerson = (tasks: TasksOfPerson, person: Person, user: CurrentUser) =>
  presentTasksWithBoard(tasks, user).map((task) => ({ ...task, pivot: presentPivot(person, task) }));
