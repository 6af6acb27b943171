import {
  active,
  archived,
  BOARD,
  type Dice,
  type ActionInput,
  type RandomAction,
  ofStage,
  ofTask,
  onStage,
  onTask,
  sameBoard,
  some,
  TASK,
} from "@/security/random-run/action";
import type { Records, BoardRecord } from "@/security/random-run/records";

const property = (
  name: string,
  weight: number,
  value: (dice: Dice, records: Records, task: BoardRecord, people: number[]) => unknown,
): RandomAction => ({
  endpoint: `PUT ${TASK}`,
  weight,
  make: (dice, records, people) => {
    const task = dice.of(dice.upTo(3) === 0 ? records.subtasks : records.tasks);
    return onTask(task, { property: name, value: value(dice, records, task, people) });
  },
});

export const taskActions: RandomAction[] = [
  {
    endpoint: `POST ${BOARD}/tasks`,
    weight: 16,
    make: (dice, records, people) =>
      ofStage(dice.of(active(records.stages)), ({ id, board }) => ({
        task: {
          title: `Task ${dice.upTo(1_000)}`,
          board_id: board,
          stage_id: id,
          position: dice.upTo(4),
          assignees: [dice.oneOf(...some(people))],
        },
      })),
  },
  {
    endpoint: `POST ${BOARD}/tasks`,
    weight: 4,
    make: (dice, records) =>
      ofTask(dice.of(records.tasks), ({ id, board, of }) => ({
        task: { title: "Step", board_id: board, stage_id: of, parent_id: id },
      })),
  },
  property("status", 10, (dice) => dice.oneOf("open", "closed")),
  property("title", 3, (dice) => `Renamed ${dice.upTo(1_000)}`),
  property("due_at", 3, (dice) => dice.oneOf<string | null>("2031-01-01", null)),
  property("archived_at", 8, (dice, _, { isArchived }) => (isArchived && dice.upTo(4) > 0 ? null : "now")),
  property("parent_id", 6, (dice, records, task) => dice.of(sameBoard(records.tasks, task)).id),
  property("assignees", 4, (dice, _stock, _task, people) => [dice.oneOf(...some(people))]),
  {
    endpoint: `PUT ${TASK}/move-task`,
    weight: 16,
    make: (dice, records) => ofMove(dice, records, dice.of(active(records.tasks))),
  },
  {
    endpoint: `PUT ${TASK}/move-task`,
    weight: 3,
    make: (dice, records) => ofMove(dice, records, dice.of(active(records.tasks)), dice.of(active(records.stages))),
  },
  { endpoint: `PUT ${TASK}/move-to-next-stage`, weight: 2, make: (dice, records) => onTask(dice.of(records.tasks)) },
  {
    endpoint: `POST ${TASK}/clone-task`,
    weight: 3,
    make: (dice, records) => {
      const task = dice.of(records.tasks);
      return onTask(task, {
        title: "Clone",
        stage_id: dice.of(active(sameBoard(records.stages, task))).id,
        assignee: true,
        subtask: true,
        label: true,
        attachment: true,
        comment: true,
      });
    },
  },
  {
    endpoint: `DELETE ${TASK}`,
    weight: 4,
    make: (dice, records) => onTask(dice.of([...records.tasks, ...records.subtasks])),
  },
  {
    endpoint: `PUT ${BOARD}/bulk-restore-tasks`,
    weight: 2,
    make: (dice, records) =>
      ofTask(dice.of(archived([...records.tasks, ...records.subtasks])), (task) => ({
        task_ids: [task.id, dice.of(archived(sameBoard(records.tasks, task))).id],
      })),
  },
  {
    endpoint: "PUT /boards-app/v1/boards/{board_id}/stages/{stage_id}/restore-tasks",
    weight: 2,
    make: (dice, records) => {
      const task = dice.of(archived(records.tasks));
      return {
        ...onStage(dice.of(active(sameBoard(records.stages, task)))),
        body: { task_ids: [task.id, dice.of(archived(sameBoard(records.tasks, task))).id] },
      };
    },
  },
  {
    endpoint: `DELETE ${BOARD}/bulk-delete-tasks`,
    weight: 1,
    make: (dice, records) => ofTask(dice.of(archived(records.tasks)), ({ id }) => ({ task_ids: [id] })),
  },
  {
    endpoint: `POST ${BOARD}/tasks/bulk-actions`,
    weight: 4,
    make: (dice, records) =>
      ofTask(dice.of(active(records.tasks)), (task) => ({
        task_ids: [task.id, dice.of(sameBoard(records.tasks, task)).id, dice.of(sameBoard(records.tasks, task)).id],
        ...dice.oneOf<object>(
          { action: "move_tasks", target_stage_id: dice.of(active(sameBoard(records.stages, task))).id },
          { action: "archive_tasks" },
          { action: "change_priority", priority: "high" },
        ),
      })),
  },
  { endpoint: `POST ${TASK}/assign-yourself`, weight: 2, make: (dice, records) => onTask(dice.of(records.tasks)) },
];

function ofMove(
  dice: Dice,
  records: Records,
  task: BoardRecord,
  to = dice.of(active(sameBoard(records.stages, task))),
): ActionInput {
  return onTask(task, {
    newStageId: to.id,
    newIndex: dice.upTo(5),
    ...(to.board !== task.board && { newBoardId: to.board }),
  });
}
