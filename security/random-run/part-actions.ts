import { aFile } from "@/lib/testing/factories/files";
import {
  BOARD,
  type ActionInput,
  type RandomAction,
  ofTask,
  onTask,
  sameBoard,
  TASK,
} from "@/security/random-run/action";
import type { BoardRecord } from "@/security/random-run/records";

export const partActions: RandomAction[] = [
  {
    endpoint: `POST ${TASK}/comments`,
    weight: 5,
    make: (dice, records) => onTask(dice.of([...records.tasks, ...records.subtasks]), { comment: "Some words" }),
  },
  { endpoint: `POST ${TASK}/comments`, weight: 3, make: (dice, records) => ofComment(dice.of(records.comments)) },
  {
    endpoint: `DELETE ${BOARD}/tasks/comments/{comment_id}`,
    weight: 4,
    make: (dice, { comments }) => at(dice.of(comments), "comment_id"),
  },
  {
    endpoint: `DELETE ${BOARD}/tasks/reply/{reply_id}`,
    weight: 2,
    make: (dice, { replies }) => at(dice.of(replies), "reply_id"),
  },
  {
    endpoint: `POST ${TASK}/add-task-attachment-file`,
    weight: 2,
    make: (dice, records) => onTask(dice.of([...records.tasks, ...records.subtasks]), { file: aFile() }),
  },
  {
    endpoint: "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}",
    weight: 2,
    make: (dice, { attachments }) => ofAttachment(dice.of(attachments)),
  },
  {
    endpoint: `POST ${BOARD}/labels`,
    weight: 1,
    make: (dice, records) => ({
      params: { board_id: dice.of(records.boards).id },
      body: { label: "Label", color: "#111111", bg_color: "#eeeeee" },
    }),
  },
  {
    endpoint: `POST ${BOARD}/labels/task`,
    weight: 4,
    make: (dice, records) =>
      ofTask(dice.of([...records.tasks, ...records.subtasks]), (task) => ({
        taskId: task.id,
        labelId: dice.of(sameBoard(records.labels, task)).id,
      })),
  },
  {
    endpoint: `DELETE ${BOARD}/labels/{label_id}`,
    weight: 1,
    make: (dice, { labels }) => at(dice.of(labels), "label_id"),
  },
  {
    endpoint: `POST ${BOARD}/custom-field`,
    weight: 1,
    make: (dice, records) => ({
      params: { board_id: dice.of(records.boards).id },
      body: { customField: { title: `Field ${dice.upTo(1_000_000)}`, type: "text" } },
    }),
  },
  {
    endpoint: `POST ${TASK}/custom-fields`,
    weight: 3,
    make: (dice, records) => {
      const task = dice.of([...records.tasks, ...records.subtasks]);
      return onTask(task, { custom_field_id: dice.of(sameBoard(records.fields, task)).id, value: "Value" });
    },
  },
  {
    endpoint: `DELETE ${BOARD}/custom-field/{custom_field_id}`,
    weight: 1,
    make: (dice, { fields }) => at(dice.of(fields), "custom_field_id"),
  },
];

function at({ id, board }: BoardRecord, parameter: string): ActionInput {
  return { params: { board_id: board, [parameter]: id } };
}

function ofComment({ id, board, of: task = 0 }: BoardRecord): ActionInput {
  return onTask({ id: task, board }, { comment: "A reply", comment_type: "reply", parent_id: id });
}

function ofAttachment({ id, of: task = 0 }: BoardRecord): ActionInput {
  return { params: { task_id: task, attachment_id: id } };
}
