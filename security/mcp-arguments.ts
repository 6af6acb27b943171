import type { User } from "@/generated/prisma/client";
import type { FurnishedBoard } from "@/security/furnished-board";
import type { World } from "@/security/world";

type Arguments = Record<string, unknown>;
type ArgumentsFor = (place: FurnishedBoard, world: World, actor: User) => Arguments;

const none: ArgumentsFor = () => ({});
const onBoard: ArgumentsFor = ({ board }) => ({ board_id: board.id });
const onTask: ArgumentsFor = ({ board, task }) => ({ board_id: board.id, task_id: task.id });
const onStage: ArgumentsFor = ({ board, stage }) => ({ board_id: board.id, stage_id: stage.id });
const withLabel: ArgumentsFor = (place, ...rest) => ({
  ...onTask(place, ...rest),
  label_id: place.attachedLabel.id,
});
const ownComment: ArgumentsFor = (place, world, actor) => ({
  board_id: place.board.id,
  comment_id: (place === world.home && world.commentBy(actor)?.id) || place.comment.id,
});
const more =
  (first: ArgumentsFor, added: Arguments | ArgumentsFor): ArgumentsFor =>
  (...given) => ({ ...first(...given), ...(typeof added === "function" ? added(...given) : added) });

/** Valid arguments of each tool of the MCP server, on a board of `aWorld`. */
export const MCP_ARGUMENTS: Record<string, ArgumentsFor> = {
  list_boards: none,
  get_board: onBoard,
  create_board: () => ({ title: "New", stages: ["One"], labels: [{ title: "Red", color: "#c9372c" }] }),
  update_board: more(onBoard, { title: "New" }),
  archive_board: onBoard,
  restore_board: onBoard,
  list_stages: onBoard,
  create_stage: more(onBoard, { title: "New", position: 1 }),
  update_stage: more(onStage, { title: "New", status: "closed" }),
  move_stage: more(onStage, { position: 2 }),
  archive_stage: onStage,
  restore_stage: ({ board, archivedStage }) => ({ board_id: board.id, stage_id: archivedStage.id }),
  list_tasks: onStage,
  filter_tasks: more(onBoard, ({ stage, label }) => ({
    stage_ids: [stage.id],
    labels: [label.id, "no-label"],
    due: ["no-dates"],
  })),
  search_tasks: more(onBoard, { query: "task" }),
  list_my_tasks: none,
  get_task: onTask,
  create_task: more(onBoard, ({ stage, label, member }) => ({
    ...{ title: "New", stage_id: stage.id, labels: [label.id], assignees: [member.id] },
    ...{ description: "<b>New</b>", priority: "high", due_at: "2030-01-02", started_at: "2030-01-01", position: 1 },
  })),
  update_task: more(onTask, { title: "New", description: null, priority: "urgent", due_at: "2030-01-02" }),
  move_task: more(onTask, ({ otherStage }) => ({ stage_id: otherStage.id, position: 1 })),
  complete_task: onTask,
  reopen_task: onTask,
  assign_task: more(onTask, ({ member }) => ({ user_ids: [member.id] })),
  unassign_task: more(onTask, ({ member }) => ({ user_ids: [member.id] })),
  archive_task: onTask,
  restore_task: ({ board, archivedTask }) => ({ board_id: board.id, task_id: archivedTask.id }),
  delete_task: onTask,
  list_subtasks: ({ board, laterTask }) => ({ board_id: board.id, task_id: laterTask.id }),
  create_subtask: ({ board, laterTask, subtaskGroup, member }) => ({
    ...{ board_id: board.id, task_id: laterTask.id, group_id: subtaskGroup.id },
    ...{ title: "New", assignee: member.id, due_at: "2030-01-02" },
  }),
  create_subtasks: more(onTask, { titles: ["One", "Two"] }),
  delete_subtask: ({ board, subtask }) => ({ board_id: board.id, subtask_id: subtask.id }),
  list_labels: onBoard,
  create_label: more(onBoard, { title: "New", color: "#c9372c" }),
  attach_label: withLabel,
  detach_label: withLabel,
  list_comments: onTask,
  create_comment: more(onTask, { text: "New" }),
  reply_to_comment: more(onTask, ({ comment }) => ({ comment_id: comment.id, text: "New" })),
  update_comment: more(ownComment, { text: "New" }),
  delete_comment: ownComment,
  get_me: none,
  list_members: onBoard,
  list_notifications: none,
  mark_notifications_read: none,
  list_time_logs: onTask,
  log_time: more(onTask, { minutes: 30, note: "New" }),
  get_timer: none,
  start_timer: onTask,
  stop_timer: none,
};
