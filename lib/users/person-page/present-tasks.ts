import type { TasksOfPerson } from "@/lib/users/person-page/list-tasks";
import { presentPivot } from "@/lib/users/person-page/present";
import { presentStage } from "@/lib/stages/present";
import { presenterAcross } from "@/lib/tasks/present/across";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export function presentTasksOfPerson({ rows, boards, stages }: TasksOfPerson, person: Person, user: CurrentUser) {
  const present = presenterAcross({ boards }, user);
  const stageJson = new Map([...stages].map(([id, stage]) => [id, presentStage(stage)]));
  return rows.map((row) => ({
    ...present.task(row),
    board: present.board(row.boardId),
    stage: stageJson.get(row.stageId ?? 0) ?? null,
    pivot: presentPivot(person, row),
  }));
}
