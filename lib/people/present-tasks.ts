import { presentLabel } from "@/lib/labels/present";
import type { BoardName, StageName, TasksOfPerson } from "@/lib/people/list-tasks";
import { presentDetails, presentDue, presentFacts, presentMarks } from "@/lib/tasks/present-facts";
import { linkedTo } from "@/lib/tasks/present-links";

/** Each task with its board, stage and labels: whose tasks they are is known. */
export function presentTasksOfPerson({ rows, boards, stages, labels, calendar }: TasksOfPerson) {
  const labelJson = new Map([...labels].map(([id, label]) => [id, presentLabel(label)]));
  return rows.map((row) => ({
    ...presentFacts(row),
    ...presentDue(row, calendar),
    ...presentMarks(row),
    ...presentDetails(row),
    board: presentBoardName(boards.get(row.boardId)),
    stage: presentStageName(stages.get(row.stageId ?? 0)),
    labels: linkedTo(row.id, row.labels, labelJson),
  }));
}

const presentBoardName = (board: BoardName | undefined) => board && { id: board.id, title: board.title, type: board.type === "to_do" ? "to-do" : "roadmap" };

const presentStageName = (stage: StageName | undefined) => stage && { id: stage.id, board_id: stage.boardId, title: stage.title };
