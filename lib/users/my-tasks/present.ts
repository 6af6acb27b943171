import { presentChoices } from "@/lib/boards/present/board";
import { abilitiesOn, viewerContextOf } from "@/lib/boards/policy";
import { grouped } from "@/lib/by-id";
import { presentCustomField } from "@/lib/custom-fields/present";
import { plainDate } from "@/lib/dates/dates";
import { presentLabel } from "@/lib/labels/present";
import { presentStage } from "@/lib/stages/present";
import { presentCompactTasks } from "@/lib/tasks/present/compact";
import type { CurrentUser } from "@/lib/users/current-user";
import type { MyTasks } from "@/lib/users/my-tasks/list";

export type MyTasksJson = ReturnType<typeof presentMyTasks>;

/** The tasks in compact form, with what the boards of these tasks offer. */
export function presentMyTasks({ type, counts, left, syncedAt, ...list }: MyTasks, user: CurrentUser) {
  // A person is listed once for all boards, and so as somebody without a role on them sees that person.
  const viewerContext = viewerContextOf(user, { membership: null });
  const byBoard = <Row extends { boardId: number }>(rows: Row[]) => grouped(rows, ({ boardId }) => boardId);
  const [stages, labels, fields] = [byBoard(list.stages), byBoard(list.boardLabels), byBoard(list.customFields)];
  return {
    ...{ type, counts, left },
    tasks: presentCompactTasks(list, viewerContext),
    boards: list.boards.map(({ board, membership }) => ({
      id: board.id,
      title: board.title,
      settings: presentChoices(board),
      can_edit: abilitiesOn(user, { board, membership }).edit,
      stages: (stages.get(board.id) ?? []).map(presentStage),
      labels: (labels.get(board.id) ?? []).map(presentLabel),
      custom_fields: (fields.get(board.id) ?? []).map(presentCustomField),
    })),
    synced_at: plainDate(syncedAt),
  };
}
