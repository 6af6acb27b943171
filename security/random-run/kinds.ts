import { aFile } from "@/lib/testing/factories/files";
import type { Records, Thing } from "@/security/random-run/records";

/** Path parameters and body. */
export interface Given {
  params: Record<string, number>;
  body?: unknown;
}

/** Random choices that the run's seed determines. */
export interface Dice {
  /** From 0 to `size` - 1. */
  upTo: (size: number) => number;
  /** For an empty list, a record that does not exist. */
  of: (things: Thing[]) => Thing;
  oneOf: <Some>(...things: [Some, ...Some[]]) => Some;
}

interface Kind {
  endpoint: string;
  /** Relative frequency. */
  weight: number;
  make: (dice: Dice, stock: Records, people: number[]) => Given;
}

const onTask = (task: Thing, body?: unknown): Given => ({ params: { board_id: task.board, task_id: task.id }, body });
const sameBoard = (things: Thing[], { board }: Thing) => things.filter((thing) => thing.board === board);
const active = (things: Thing[]) => things.filter(({ isArchived }) => !isArchived);
const archived = (things: Thing[]) => things.filter(({ isArchived }) => isArchived);
const childrenOf = (things: Thing[], parent: Thing) => things.filter(({ of }) => of === parent.id);

const BOARD = "/boards/v2/projects/{board_id}";
const TASK = `${BOARD}/tasks/{task_id}`;

/** A property of a task or a subtask. */
const property = (
  name: string,
  weight: number,
  value: (dice: Dice, stock: Records, task: Thing, people: number[]) => unknown,
): Kind => ({
  endpoint: `PUT ${TASK}`,
  weight,
  make: (dice, stock, people) => {
    const task = dice.of(dice.upTo(3) === 0 ? stock.subtasks : stock.tasks);
    return onTask(task, { property: name, value: value(dice, stock, task, people) });
  },
});

const boards: Kind[] = [
  {
    endpoint: "POST /boards/v2/projects",
    weight: 1,
    make: () => ({ params: {}, body: { board: { title: "Another board", type: "to-do" } } }),
  },
  {
    endpoint: `POST ${BOARD}/duplicate-board`,
    weight: 1,
    make: (dice, { boards: all }) => ({
      params: { board_id: dice.of(all).id },
      body: { board: { title: "Copy" }, isWithTasks: "yes", isWithLabels: "yes", isWithMembers: "yes" },
    }),
  },
  {
    endpoint: `DELETE ${BOARD}`,
    weight: 1,
    make: (dice, { boards: all }) => ({ params: { board_id: dice.of(all.slice(2)).id } }),
  },
];

const stages: Kind[] = [
  {
    endpoint: `POST ${BOARD}/stage-create`,
    weight: 2,
    make: (dice, { boards: all }) => ({
      params: { board_id: dice.of(all).id },
      body: { title: "Stage", status: dice.oneOf("open", "closed"), position: dice.upTo(4) },
    }),
  },
  {
    endpoint: `PUT ${BOARD}/archive-stage/{stage_id}`,
    weight: 2,
    make: (dice, stock) => onStage(dice.of(active(stock.stages))),
  },
  {
    endpoint: `PUT ${BOARD}/restore-stage/{stage_id}`,
    weight: 4,
    make: (dice, stock) => onStage(dice.of(archived(stock.stages))),
  },
  {
    endpoint: "DELETE /boards-app/v1/boards/{board_id}/stages/{stage_id}",
    weight: 1,
    make: (dice, stock) => onStage(dice.of(stock.stages)),
  },
  {
    endpoint: `PUT ${BOARD}/drag-stage`,
    weight: 3,
    make: (dice, stock) =>
      ofStage(dice.of(active(stock.stages)), ({ id }) => ({ stageId: id, newPosition: dice.upTo(6) })),
  },
  {
    endpoint: `PUT ${BOARD}/stage/{stage_id}/sort-task`,
    weight: 2,
    make: (dice, stock) => ({
      ...onStage(dice.of(active(stock.stages))),
      body: { order: dice.oneOf("title", "priority", "due_at"), orderBy: dice.oneOf("ASC", "DESC") },
    }),
  },
  {
    endpoint: `PUT ${BOARD}/stage/{stage_id}/archive-all-task`,
    weight: 1,
    make: (dice, stock) => onStage(dice.of(active(stock.stages))),
  },
  {
    endpoint: `PUT ${BOARD}/stage-move-all-task`,
    weight: 2,
    make: (dice, stock) =>
      ofStage(dice.of(active(stock.stages)), (from) => ({
        oldStageId: from.id,
        newStageId: dice.of(active(sameBoard(stock.stages, from))).id,
      })),
  },
];

function onStage({ id, board }: Thing): Given {
  return { params: { board_id: board, stage_id: id } };
}

function ofStage(stage: Thing, body: (stage: Thing) => unknown): Given {
  return { params: { board_id: stage.board }, body: body(stage) };
}

const tasks: Kind[] = [
  {
    endpoint: `POST ${BOARD}/tasks`,
    weight: 16,
    make: (dice, stock, people) =>
      ofStage(dice.of(active(stock.stages)), ({ id, board }) => ({
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
    make: (dice, stock) =>
      ofTask(dice.of(stock.tasks), ({ id, board, of }) => ({
        task: { title: "Step", board_id: board, stage_id: of, parent_id: id },
      })),
  },
  property("status", 10, (dice) => dice.oneOf("open", "closed")),
  property("title", 3, (dice) => `Renamed ${dice.upTo(1_000)}`),
  property("due_at", 3, (dice) => dice.oneOf<string | null>("2031-01-01", null)),
  property("archived_at", 8, (dice, _, { isArchived }) => (isArchived && dice.upTo(4) > 0 ? null : "now")),
  property("parent_id", 6, (dice, stock, task) => dice.of(sameBoard(stock.tasks, task)).id),
  property("assignees", 4, (dice, _stock, _task, people) => [dice.oneOf(...some(people))]),
  {
    endpoint: `PUT ${TASK}/move-task`,
    weight: 16,
    make: (dice, stock) => ofMove(dice, stock, dice.of(active(stock.tasks))),
  },
  {
    endpoint: `PUT ${TASK}/move-task`,
    weight: 3,
    make: (dice, stock) => ofMove(dice, stock, dice.of(active(stock.tasks)), dice.of(active(stock.stages))),
  },
  { endpoint: `PUT ${TASK}/move-to-next-stage`, weight: 2, make: (dice, stock) => onTask(dice.of(stock.tasks)) },
  {
    endpoint: `POST ${TASK}/clone-task`,
    weight: 3,
    make: (dice, stock) => {
      const task = dice.of(stock.tasks);
      return onTask(task, {
        title: "Clone",
        stage_id: dice.of(active(sameBoard(stock.stages, task))).id,
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
    make: (dice, stock) => onTask(dice.of([...stock.tasks, ...stock.subtasks])),
  },
  {
    endpoint: `PUT ${BOARD}/bulk-restore-tasks`,
    weight: 2,
    make: (dice, stock) =>
      ofTask(dice.of(archived([...stock.tasks, ...stock.subtasks])), (task) => ({
        task_ids: [task.id, dice.of(archived(sameBoard(stock.tasks, task))).id],
      })),
  },
  {
    endpoint: "PUT /boards-app/v1/boards/{board_id}/stages/{stage_id}/restore-tasks",
    weight: 2,
    make: (dice, stock) => {
      const task = dice.of(archived(stock.tasks));
      return {
        ...onStage(dice.of(active(sameBoard(stock.stages, task)))),
        body: { task_ids: [task.id, dice.of(archived(sameBoard(stock.tasks, task))).id] },
      };
    },
  },
  {
    endpoint: `DELETE ${BOARD}/bulk-delete-tasks`,
    weight: 1,
    make: (dice, stock) => ofTask(dice.of(archived(stock.tasks)), ({ id }) => ({ task_ids: [id] })),
  },
  {
    endpoint: `POST ${BOARD}/tasks/bulk-actions`,
    weight: 4,
    make: (dice, stock) =>
      ofTask(dice.of(active(stock.tasks)), (task) => ({
        task_ids: [task.id, dice.of(sameBoard(stock.tasks, task)).id, dice.of(sameBoard(stock.tasks, task)).id],
        ...dice.oneOf<object>(
          { action: "move_tasks", target_stage_id: dice.of(active(sameBoard(stock.stages, task))).id },
          { action: "archive_tasks" },
          { action: "change_priority", priority: "high" },
        ),
      })),
  },
  { endpoint: `POST ${TASK}/assign-yourself`, weight: 2, make: (dice, stock) => onTask(dice.of(stock.tasks)) },
];

function ofTask(task: Thing, body: (task: Thing) => unknown): Given {
  return { params: { board_id: task.board }, body: body(task) };
}

function ofMove(dice: Dice, stock: Records, task: Thing, to = dice.of(active(sameBoard(stock.stages, task)))): Given {
  return onTask(task, {
    newStageId: to.id,
    newIndex: dice.upTo(5),
    ...(to.board !== task.board && { newBoardId: to.board }),
  });
}

const subtasks: Kind[] = [
  {
    endpoint: `POST ${TASK}/subtasks`,
    weight: 12,
    make: (dice, stock) =>
      ofParent(dice, stock, (group) => ({
        title: `Step ${dice.upTo(1_000)}`,
        add_to_top: dice.upTo(2) === 0,
        ...(group && { group_id: group.id }),
      })),
  },
  {
    endpoint: `POST ${TASK}/subtasks/bulk`,
    weight: 2,
    make: (dice, stock) => onTask(dice.of(stock.tasks), { titles: ["One", "", "Two", "Three"] }),
  },
  {
    endpoint: `POST ${TASK}/subtask-group`,
    weight: 4,
    make: (dice, stock) => onTask(dice.of(stock.tasks), { title: "Group" }),
  },
  {
    endpoint: `PUT ${TASK}/subtask-group`,
    weight: 1,
    make: (dice, stock) => ofGroup(dice.of(stock.groups), { title: `Group ${dice.upTo(1_000)}` }),
  },
  { endpoint: `DELETE ${TASK}/subtask-group`, weight: 2, make: (dice, stock) => ofGroup(dice.of(stock.groups)) },
  {
    endpoint: "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place",
    weight: 2,
    make: (dice, stock) => {
      const { id, board, of: parent = 0 } = dice.of(stock.groups);
      return { params: { board_id: board, task_id: parent, group_id: id }, body: { index: dice.upTo(4) } };
    },
  },
  {
    endpoint: `POST ${TASK}/move-subtask`,
    weight: 6,
    make: (dice, stock) => {
      const { board, of: parent = 0 } = dice.of(stock.subtasks);
      const siblings = childrenOf(stock.subtasks, { id: parent, board });
      return onTask(
        { id: parent, board },
        {
          group_id: dice.of(childrenOf(stock.groups, { id: parent, board })).id,
          subtask_id: [dice.of(siblings).id, dice.of(siblings).id],
        },
      );
    },
  },
  {
    endpoint: `PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`,
    weight: 14,
    make: (dice, stock) => {
      const { id, board, of: parent = 0 } = dice.of(stock.subtasks);
      return {
        params: { board_id: board, subtask_id: id },
        body: {
          newPosition: dice.upTo(4),
          newSubtasksGroupId: dice.oneOf<number | null>(
            null,
            dice.of(childrenOf(stock.groups, { id: parent, board })).id,
          ),
        },
      };
    },
  },
  {
    endpoint: `PUT ${TASK}/convert-to-subtask`,
    weight: 6,
    make: (dice, stock, people) => {
      const [task, parent] = [dice.of(stock.tasks), dice.of(stock.tasks)];
      return onTask(task, {
        parent_id: dice.of(sameBoard([parent, ...stock.tasks], task)).id,
        assigneeId: dice.oneOf<number | null>(null, dice.oneOf(...some(people))),
      });
    },
  },
  {
    endpoint: `PUT ${TASK}/move-to-board`,
    weight: 6,
    make: (dice, stock) => {
      const subtask = dice.of(stock.subtasks);
      return onTask(subtask, { stage_id: dice.of(active(sameBoard(stock.stages, subtask))).id });
    },
  },
  { endpoint: `POST ${TASK}/clone-subtask`, weight: 3, make: (dice, stock) => onTask(dice.of(stock.subtasks)) },
  { endpoint: `DELETE ${TASK}/delete-subtask`, weight: 3, make: (dice, stock) => onTask(dice.of(stock.subtasks)) },
];

function ofParent(dice: Dice, stock: Records, body: (group: Thing | undefined) => unknown): Given {
  const parent = dice.of(stock.tasks);
  const groups = childrenOf(stock.groups, parent);
  return onTask(parent, body(groups.length > 0 ? dice.of(groups) : undefined));
}

function ofGroup({ id, board, of: parent = 0 }: Thing, body: object = {}): Given {
  return onTask({ id: parent, board }, { group_id: id, ...body });
}

const hanging: Kind[] = [
  {
    endpoint: `POST ${TASK}/comments`,
    weight: 5,
    make: (dice, stock) => onTask(dice.of([...stock.tasks, ...stock.subtasks]), { comment: "Some words" }),
  },
  { endpoint: `POST ${TASK}/comments`, weight: 3, make: (dice, stock) => ofComment(dice.of(stock.comments)) },
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
    make: (dice, stock) => onTask(dice.of([...stock.tasks, ...stock.subtasks]), { file: aFile() }),
  },
  {
    endpoint: "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}",
    weight: 2,
    make: (dice, { attachments }) => ofAttachment(dice.of(attachments)),
  },
  {
    endpoint: `POST ${BOARD}/labels`,
    weight: 1,
    make: (dice, stock) => ({
      params: { board_id: dice.of(stock.boards).id },
      body: { label: "Label", color: "#111111", bg_color: "#eeeeee" },
    }),
  },
  {
    endpoint: `POST ${BOARD}/labels/task`,
    weight: 4,
    make: (dice, stock) =>
      ofTask(dice.of([...stock.tasks, ...stock.subtasks]), (task) => ({
        taskId: task.id,
        labelId: dice.of(sameBoard(stock.labels, task)).id,
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
    make: (dice, stock) => ({
      params: { board_id: dice.of(stock.boards).id },
      body: { customField: { title: `Field ${dice.upTo(1_000_000)}`, type: "text" } },
    }),
  },
  {
    endpoint: `POST ${TASK}/custom-fields`,
    weight: 3,
    make: (dice, stock) => {
      const task = dice.of([...stock.tasks, ...stock.subtasks]);
      return onTask(task, { custom_field_id: dice.of(sameBoard(stock.fields, task)).id, value: "Value" });
    },
  },
  {
    endpoint: `DELETE ${BOARD}/custom-field/{custom_field_id}`,
    weight: 1,
    make: (dice, { fields }) => at(dice.of(fields), "custom_field_id"),
  },
];

function at({ id, board }: Thing, parameter: string): Given {
  return { params: { board_id: board, [parameter]: id } };
}

function ofComment({ id, board, of: task = 0 }: Thing): Given {
  return onTask({ id: task, board }, { comment: "A reply", comment_type: "reply", parent_id: id });
}

function ofAttachment({ id, of: task = 0 }: Thing): Given {
  return { params: { task_id: task, attachment_id: id } };
}

function some([first = 0, ...others]: number[]): [number, ...number[]] {
  return [first, ...others];
}

/** Every endpoint that counts or orders something belongs here. */
export const KINDS: Kind[] = [...boards, ...stages, ...tasks, ...subtasks, ...hanging];
