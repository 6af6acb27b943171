import { aFile } from "@/lib/testing";
import type { Records, BoardRecord } from "@/security/random-run/records";

/** Path parameters and body. */
interface ActionInput {
  params: Record<string, number>;
  body?: unknown;
}

/** Random choices that the run's seed determines. */
export interface Dice {
  /** From 0 to `size` - 1. */
  upTo: (size: number) => number;
  /** For an empty list, a record that does not exist. */
  of: (things: BoardRecord[]) => BoardRecord;
  oneOf: <Some>(...things: [Some, ...Some[]]) => Some;
}

type Make = (dice: Dice, records: Records, people: number[]) => ActionInput;

const BOARD = "/boards/v2/projects/{board_id}";
const TASK = `${BOARD}/tasks/{task_id}`;
const OWN = "/boards-app/v1/boards/{board_id}";

/** Every endpoint that counts or orders something belongs here. */
export const ACTIONS = [
  action(1, "POST /boards/v2/projects", () => ({
    params: {},
    body: { board: { title: "Another board", type: "to-do" } },
  })),
  action(1, `POST ${BOARD}/duplicate-board`, (dice, { boards }) =>
    onBoard(dice.of(boards), {
      board: { title: "Copy" },
      isWithTasks: "yes",
      isWithLabels: "yes",
      isWithMembers: "yes",
    }),
  ),
  action(1, `DELETE ${BOARD}`, (dice, { boards }) => onBoard(dice.of(boards.slice(2)))),

  action(2, `POST ${BOARD}/stage-create`, (dice, { boards }) =>
    onBoard(dice.of(boards), { title: "Stage", status: dice.oneOf("open", "closed"), position: dice.upTo(4) }),
  ),
  action(1, `POST ${BOARD}/import-from-board`, (dice, { boards, stages }) =>
    onBoard(dice.of(boards), { selectedStages: [dice.of(active(stages)).id], position: dice.upTo(4) }),
  ),
  action(2, `PUT ${BOARD}/archive-stage/{stage_id}`, (dice, { stages }) => onStage(dice.of(active(stages)))),
  action(4, `PUT ${BOARD}/restore-stage/{stage_id}`, (dice, { stages }) => onStage(dice.of(archived(stages)))),
  action(1, `DELETE ${OWN}/stages/{stage_id}`, (dice, { stages }) => onStage(dice.of(stages))),
  action(3, `PUT ${BOARD}/drag-stage`, (dice, { stages }) => {
    const stage = dice.of(active(stages));
    return onBoard(stage, { stageId: stage.id, newPosition: dice.upTo(6) });
  }),
  action(2, `PUT ${BOARD}/stage/{stage_id}/sort-task`, (dice, { stages }) =>
    onStage(dice.of(active(stages)), {
      order: dice.oneOf("title", "priority", "due_at"),
      orderBy: dice.oneOf("ASC", "DESC"),
    }),
  ),
  action(1, `PUT ${BOARD}/stage/{stage_id}/archive-all-task`, (dice, { stages }) => onStage(dice.of(active(stages)))),
  action(2, `PUT ${BOARD}/stage-move-all-task`, (dice, { stages }) => {
    const from = dice.of(active(stages));
    return onBoard(from, { oldStageId: from.id, newStageId: dice.of(active(sameBoard(stages, from))).id });
  }),

  action(16, `POST ${BOARD}/tasks`, (dice, { stages }, people) => {
    const stage = dice.of(active(stages));
    const task = { title: `Task ${dice.upTo(1_000)}`, position: dice.upTo(4), assignees: [oneOf(dice, people)] };
    return onBoard(stage, { task: { ...task, board_id: stage.board, stage_id: stage.id } });
  }),
  action(4, `POST ${BOARD}/tasks`, (dice, { tasks }) => {
    const { id, board, of } = dice.of(tasks);
    return onBoard({ board }, { task: { title: "Step", board_id: board, stage_id: of, parent_id: id } });
  }),
  property(10, "status", (dice) => dice.oneOf("open", "closed")),
  property(3, "title", (dice) => `Renamed ${dice.upTo(1_000)}`),
  property(3, "due_at", (dice) => dice.oneOf<string | null>("2031-01-01", null)),
  property(8, "archived_at", (dice, _, { isArchived }) => (isArchived && dice.upTo(4) > 0 ? null : "now")),
  property(6, "parent_id", (dice, { tasks }, task) => dice.of(sameBoard(tasks, task)).id),
  property(4, "assignees", (dice, _records, _task, people) => [oneOf(dice, people)]),
  action(16, `PUT ${TASK}/move-task`, (dice, { tasks, stages }) => {
    const task = dice.of(active(tasks));
    return move(dice, task, dice.of(active(sameBoard(stages, task))));
  }),
  action(3, `PUT ${TASK}/move-task`, (dice, { tasks, stages }) =>
    move(dice, dice.of(active(tasks)), dice.of(active(stages))),
  ),
  action(2, `PUT ${TASK}/move-to-next-stage`, (dice, { tasks }) => onTask(dice.of(tasks))),
  action(3, `POST ${TASK}/clone-task`, (dice, { tasks, stages }) => {
    const task = dice.of(tasks);
    const parts = { assignee: true, subtask: true, label: true, attachment: true, comment: true };
    return onTask(task, { ...parts, title: "Clone", stage_id: dice.of(active(sameBoard(stages, task))).id });
  }),
  action(2, `POST ${TASK}/task-create-from-template`, (dice, { tasks, stages }) => {
    const task = dice.of(tasks);
    const parts = { assignee: "true", subtask: "true", label: "true", attachment: "false", comment: "true" };
    return onTask(task, { ...parts, title: "Made", stage_id: dice.of(active(sameBoard(stages, task))).id });
  }),
  action(4, `DELETE ${TASK}`, (dice, records) => onTask(anyTask(dice, records))),
  action(2, `PUT ${BOARD}/bulk-restore-tasks`, (dice, { tasks, subtasks }) => {
    const task = dice.of(archived([...tasks, ...subtasks]));
    return onBoard(task, { task_ids: [task.id, dice.of(archived(sameBoard(tasks, task))).id] });
  }),
  action(2, `PUT ${OWN}/stages/{stage_id}/restore-tasks`, (dice, { tasks, stages }) => {
    const task = dice.of(archived(tasks));
    return onStage(dice.of(active(sameBoard(stages, task))), {
      task_ids: [task.id, dice.of(archived(sameBoard(tasks, task))).id],
    });
  }),
  action(1, `DELETE ${BOARD}/bulk-delete-tasks`, (dice, { tasks }) => {
    const task = dice.of(archived(tasks));
    return onBoard(task, { task_ids: [task.id] });
  }),
  action(4, `POST ${BOARD}/tasks/bulk-actions`, (dice, { tasks, stages }) => {
    const task = dice.of(active(tasks));
    return onBoard(task, {
      task_ids: [task.id, dice.of(sameBoard(tasks, task)).id, dice.of(sameBoard(tasks, task)).id],
      ...dice.oneOf<object>(
        { action: "move_tasks", target_stage_id: dice.of(active(sameBoard(stages, task))).id },
        { action: "archive_tasks" },
        { action: "change_priority", priority: "high" },
      ),
    });
  }),
  action(2, `POST ${TASK}/assign-yourself`, (dice, { tasks }) => onTask(dice.of(tasks))),

  action(12, `POST ${TASK}/subtasks`, (dice, records) => {
    const parent = dice.of(records.tasks);
    const groups = childrenOf(records.groups, parent);
    return onTask(parent, {
      title: `Step ${dice.upTo(1_000)}`,
      add_to_top: dice.upTo(2) === 0,
      ...(groups.length > 0 && { group_id: dice.of(groups).id }),
    });
  }),
  action(2, `POST ${TASK}/subtasks/bulk`, (dice, { tasks }) =>
    onTask(dice.of(tasks), { titles: ["One", "", "Two", "Three"] }),
  ),
  action(4, `POST ${TASK}/subtask-group`, (dice, { tasks }) => onTask(dice.of(tasks), { title: "Group" })),
  action(1, `PUT ${TASK}/subtask-group`, (dice, { groups }) => {
    const group = dice.of(groups);
    return onTask(parentOf(group), { group_id: group.id, title: `Group ${dice.upTo(1_000)}` });
  }),
  action(2, `DELETE ${TASK}/subtask-group`, (dice, { groups }) => {
    const group = dice.of(groups);
    return onTask(parentOf(group), { group_id: group.id });
  }),
  action(2, `PUT ${OWN}/tasks/{task_id}/subtask-groups/{group_id}/place`, (dice, { groups }) => {
    const { id, board, of: parent = 0 } = dice.of(groups);
    return { params: { board_id: board, task_id: parent, group_id: id }, body: { index: dice.upTo(4) } };
  }),
  action(6, `POST ${TASK}/move-subtask`, (dice, { subtasks, groups }) => {
    const parent = parentOf(dice.of(subtasks));
    const siblings = childrenOf(subtasks, parent);
    return onTask(parent, {
      group_id: dice.of(childrenOf(groups, parent)).id,
      subtask_id: [dice.of(siblings).id, dice.of(siblings).id],
    });
  }),
  action(14, `PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`, (dice, { subtasks, groups }) => {
    const subtask = dice.of(subtasks);
    const group = dice.of(childrenOf(groups, parentOf(subtask)));
    return at("subtask_id", subtask, {
      newPosition: dice.upTo(4),
      newSubtasksGroupId: dice.oneOf<number | null>(null, group.id),
    });
  }),
  action(6, `PUT ${TASK}/convert-to-subtask`, (dice, { tasks }, people) => {
    const [task, parent] = [dice.of(tasks), dice.of(tasks)];
    return onTask(task, {
      parent_id: dice.of(sameBoard([parent, ...tasks], task)).id,
      assigneeId: dice.oneOf<number | null>(null, oneOf(dice, people)),
    });
  }),
  action(6, `PUT ${TASK}/move-to-board`, (dice, { subtasks, stages }) => {
    const subtask = dice.of(subtasks);
    return onTask(subtask, { stage_id: dice.of(active(sameBoard(stages, subtask))).id });
  }),
  action(3, `POST ${TASK}/clone-subtask`, (dice, { subtasks }) => onTask(dice.of(subtasks))),
  action(3, `DELETE ${TASK}/delete-subtask`, (dice, { subtasks }) => onTask(dice.of(subtasks))),

  action(5, `POST ${TASK}/comments`, (dice, records) => onTask(anyTask(dice, records), { comment: "Some words" })),
  action(3, `POST ${TASK}/comments`, (dice, { comments }) => {
    const comment = dice.of(comments);
    return onTask(parentOf(comment), { comment: "A reply", comment_type: "reply", parent_id: comment.id });
  }),
  action(4, `DELETE ${BOARD}/tasks/comments/{comment_id}`, (dice, { comments }) => at("comment_id", dice.of(comments))),
  action(2, `DELETE ${BOARD}/tasks/reply/{reply_id}`, (dice, { replies }) => at("reply_id", dice.of(replies))),
  action(2, `POST ${TASK}/add-task-attachment-file`, (dice, records) =>
    onTask(anyTask(dice, records), { file: aFile() }),
  ),
  action(2, "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}", (dice, { attachments }) => {
    const { id, of: task = 0 } = dice.of(attachments);
    return { params: { task_id: task, attachment_id: id } };
  }),
  action(1, `POST ${BOARD}/labels`, (dice, { boards }) =>
    onBoard(dice.of(boards), { label: "Label", color: "#111111", bg_color: "#eeeeee" }),
  ),
  action(4, `POST ${BOARD}/labels/task`, (dice, records) => {
    const task = anyTask(dice, records);
    return onBoard(task, { taskId: task.id, labelId: dice.of(sameBoard(records.labels, task)).id });
  }),
  action(1, `DELETE ${BOARD}/labels/{label_id}`, (dice, { labels }) => at("label_id", dice.of(labels))),
  action(1, `POST ${BOARD}/custom-field`, (dice, { boards }) =>
    onBoard(dice.of(boards), { customField: { title: `Field ${dice.upTo(1_000_000)}`, type: "text" } }),
  ),
  action(3, `POST ${TASK}/custom-fields`, (dice, records) => {
    const task = anyTask(dice, records);
    return onTask(task, { custom_field_id: dice.of(sameBoard(records.fields, task)).id, value: "Value" });
  }),
  action(1, `DELETE ${BOARD}/custom-field/{custom_field_id}`, (dice, { fields }) =>
    at("custom_field_id", dice.of(fields)),
  ),
];

/** The weight is the relative frequency. */
function action(weight: number, endpoint: string, make: Make) {
  return { weight, endpoint, make };
}

function property(
  weight: number,
  name: string,
  value: (dice: Dice, records: Records, task: BoardRecord, people: number[]) => unknown,
) {
  return action(weight, `PUT ${TASK}`, (dice, records, people) => {
    const task = dice.of(dice.upTo(3) === 0 ? records.subtasks : records.tasks);
    return onTask(task, { property: name, value: value(dice, records, task, people) });
  });
}

const onBoard = ({ board }: Pick<BoardRecord, "board">, body?: unknown): ActionInput => ({
  params: { board_id: board },
  body,
});
const at = (parameter: string, { id, board }: BoardRecord, body?: unknown): ActionInput => ({
  params: { board_id: board, [parameter]: id },
  body,
});
const onStage = (stage: BoardRecord, body?: unknown) => at("stage_id", stage, body);
const onTask = (task: BoardRecord, body?: unknown) => at("task_id", task, body);

const move = (dice: Dice, task: BoardRecord, to: BoardRecord) =>
  onTask(task, {
    newStageId: to.id,
    newIndex: dice.upTo(5),
    ...(to.board !== task.board && { newBoardId: to.board }),
  });

const anyTask = (dice: Dice, { tasks, subtasks }: Records) => dice.of([...tasks, ...subtasks]);
const parentOf = ({ board, of = 0 }: BoardRecord): BoardRecord => ({ id: of, board });
const sameBoard = (things: BoardRecord[], { board }: BoardRecord) => things.filter((thing) => thing.board === board);
const active = (things: BoardRecord[]) => things.filter(({ isArchived }) => !isArchived);
const archived = (things: BoardRecord[]) => things.filter(({ isArchived }) => isArchived);
const childrenOf = (things: BoardRecord[], parent: BoardRecord) => things.filter(({ of }) => of === parent.id);
const oneOf = (dice: Dice, [first = 0, ...others]: number[]) => dice.oneOf(first, ...others);
