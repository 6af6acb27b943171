import type { TasksOfPerson } from "@/lib/people/list-tasks";
import { presentBond } from "@/lib/people/present";
import { presentStage } from "@/lib/stages/present";
import { presenterAcross } from "@/lib/tasks/present-across";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Each task with its board and stage. */
export function presentTasksOfPerson({ rows, boards, stages }: TasksOfPerson, person: Person, user: CurrentUser) {
  const present = presenterAcross({ boards }, user);
  return rows.map((row) => {
    const stage = stages.get(row.stageId ?? 0);
    return {
      ...present.task(row),
      board: present.board(row.boardId),
      stage: stage ? presentStage(stage) : null,
      pivot: presentBond(person, row),
    };
  });
}
