import {
  active,
  BOARD,
  childrenOf,
  type Dice,
  type ActionInput,
  type RandomAction,
  onTask,
  sameBoard,
  some,
  TASK,
} from "@/security/random-run/action";
import type { Records, BoardRecord } from "@/security/random-run/records";

export const subtaskActions: RandomAction[] = [
  {
    endpoint: `POST ${TASK}/subtasks`,
    weight: 12,
    make: (dice, records) =>
      ofParent(dice, records, (group) => ({
        title: `Step ${dice.upTo(1_000)}`,
        add_to_top: dice.upTo(2) === 0,
        ...(group && { group_id: group.id }),
      })),
  },
  {
    endpoint: `POST ${TASK}/subtasks/bulk`,
    weight: 2,
    make: (dice, records) => onTask(dice.of(records.tasks), { titles: ["One", "", "Two", "Three"] }),
  },
  {
    endpoint: `POST ${TASK}/subtask-group`,
    weight: 4,
    make: (dice, records) => onTask(dice.of(records.tasks), { title: "Group" }),
  },
  {
    endpoint: `PUT ${TASK}/subtask-group`,
    weight: 1,
    make: (dice, records) => ofGroup(dice.of(records.groups), { title: `Group ${dice.upTo(1_000)}` }),
  },
  { endpoint: `DELETE ${TASK}/subtask-group`, weight: 2, make: (dice, records) => ofGroup(dice.of(records.groups)) },
  {
    endpoint: "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place",
    weight: 2,
    make: (dice, records) => {
      const { id, board, of: parent = 0 } = dice.of(records.groups);
      return { params: { board_id: board, task_id: parent, group_id: id }, body: { index: dice.upTo(4) } };
    },
  },
  {
    endpoint: `POST ${TASK}/move-subtask`,
    weight: 6,
    make: (dice, records) => {
      const { board, of: parent = 0 } = dice.of(records.subtasks);
      const siblings = childrenOf(records.subtasks, { id: parent, board });
      return onTask(
        { id: parent, board },
        {
          group_id: dice.of(childrenOf(records.groups, { id: parent, board })).id,
          subtask_id: [dice.of(siblings).id, dice.of(siblings).id],
        },
      );
    },
  },
  {
    endpoint: `PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`,
    weight: 14,
    make: (dice, records) => {
      const { id, board, of: parent = 0 } = dice.of(records.subtasks);
      return {
        params: { board_id: board, subtask_id: id },
        body: {
          newPosition: dice.upTo(4),
          newSubtasksGroupId: dice.oneOf<number | null>(
            null,
            dice.of(childrenOf(records.groups, { id: parent, board })).id,
          ),
        },
      };
    },
  },
  {
    endpoint: `PUT ${TASK}/convert-to-subtask`,
    weight: 6,
    make: (dice, records, people) => {
      const [task, parent] = [dice.of(records.tasks), dice.of(records.tasks)];
      return onTask(task, {
        parent_id: dice.of(sameBoard([parent, ...records.tasks], task)).id,
        assigneeId: dice.oneOf<number | null>(null, dice.oneOf(...some(people))),
      });
    },
  },
  {
    endpoint: `PUT ${TASK}/move-to-board`,
    weight: 6,
    make: (dice, records) => {
      const subtask = dice.of(records.subtasks);
      return onTask(subtask, { stage_id: dice.of(active(sameBoard(records.stages, subtask))).id });
    },
  },
  { endpoint: `POST ${TASK}/clone-subtask`, weight: 3, make: (dice, records) => onTask(dice.of(records.subtasks)) },
  { endpoint: `DELETE ${TASK}/delete-subtask`, weight: 3, make: (dice, records) => onTask(dice.of(records.subtasks)) },
];

function ofParent(dice: Dice, records: Records, body: (group: BoardRecord | undefined) => unknown): ActionInput {
  const parent = dice.of(records.tasks);
  const groups = childrenOf(records.groups, parent);
  return onTask(parent, body(groups.length > 0 ? dice.of(groups) : undefined));
}

function ofGroup({ id, board, of: parent = 0 }: BoardRecord, body: object = {}): ActionInput {
  return onTask({ id: parent, board }, { group_id: id, ...body });
}
