import { viewerContextOf } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import type { BoardWithTasks, TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export function presenterAcross({ boards }: Pick<TasksAcrossBoards, "boards">, user: CurrentUser) {
  const presented = (found: BoardWithTasks) => ({
    board: presentBoardFor(user, found),
    task: taskPresenter(found, viewerContextOf(user, found)).task,
  });
  const known = new Map([...boards].map(([id, found]) => [id, presented(found)]));
  const of = (boardId: number) => {
    const found = known.get(boardId);
    if (!found) throw new Error("A task or an activity entry is presented without its board.");
    return found;
  };
  return { task: (row: TaskRow) => of(row.boardId).task(row), board: (id: number) => of(id).board };
}
