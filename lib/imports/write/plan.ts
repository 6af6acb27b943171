import "server-only";
import type { DocumentComment, DocumentSubtask, DocumentTask } from "@/lib/board-document/task";
import type { Tx } from "@/lib/db";
import { planAttachment, type PlannedAttachment } from "@/lib/imports/write/attachments";
import type { WriteContext } from "@/lib/imports/write/context";
import { newIds } from "@/lib/imports/write/ids";
import { type Rewrite, rewriter } from "@/lib/imports/write/texts";
import { accessLink } from "@/lib/attachments/signature";
import { env } from "@/lib/env";

export interface PlannedGroup {
  id: number;
  taskId: number;
  title: string;
  position: number;
}

export interface PlannedComment {
  id: number;
  taskId: number;
  parentId: number | null;
  document: Omit<DocumentComment, "replies">;
}

export interface PlannedTask {
  id: number;
  document: DocumentSubtask;
  /** Of a top task: its stage in the document. */
  stage: string | null;
  parent: PlannedTask | null;
  groupId: number | null;
  subtasks: PlannedTask[];
  comments: PlannedComment[];
  attachments: PlannedAttachment[];
  rewrite: Rewrite;
}

export interface Plan {
  top: PlannedTask[];
  subtasks: PlannedTask[];
  /** Both, parents first. */
  all: PlannedTask[];
  groups: PlannedGroup[];
}

/** Gives all records of these tasks their ids, so that they can refer to each other before they are inserted. */
export async function planTasks(tx: Tx, boardId: number, tasks: DocumentTask[], context: WriteContext): Promise<Plan> {
  const groupDocuments = tasks.flatMap((task) => task.subtask_groups);
  const subtaskDocuments = groupDocuments.flatMap((group) => group.subtasks);
  const documents: DocumentSubtask[] = [...tasks, ...subtaskDocuments];
  const commentDocuments = documents.flatMap(({ comments }) => comments.flatMap((each) => [each, ...each.replies]));
  const taskIds = idTaker(await newIds(tx, "task", documents, context));
  const groupIds = idTaker(await newIds(tx, "subtask_group", groupDocuments, context));
  const commentIds = idTaker(await newIds(tx, "comment", commentDocuments, context));

  const plan: Plan = { top: [], subtasks: [], all: [], groups: [] };
  plan.top = tasks.map((task) => plannedTask(task, taskIds(), task.stage));
  for (const [at, task] of tasks.entries()) planSubtasks(plan, plan.top[at], task, { taskIds, groupIds });
  plan.all = [...plan.top, ...plan.subtasks];
  const taken = new Set<string>();
  for (const task of plan.all) planContents(task, boardId, { commentIds, taken }, context);
  return plan;
}

type TakeId = () => number;

function idTaker(ids: number[]): TakeId {
  let at = 0;
  return () => {
    const id = ids[at++];
    if (id === undefined) throw new Error("There are fewer ids than records.");
    return id;
  };
}

const plannedTask = (document: DocumentSubtask, id: number, stage: string | null = null): PlannedTask => ({
  ...{ id, document, stage, parent: null, groupId: null },
  ...{ subtasks: [], comments: [], attachments: [], rewrite: (text) => text },
});

function planSubtasks(
  plan: Plan,
  parent: PlannedTask | undefined,
  { subtask_groups }: DocumentTask,
  { taskIds, groupIds }: { taskIds: TakeId; groupIds: TakeId },
) {
  if (!parent) return;
  for (const { title, position, subtasks } of subtask_groups) {
    const group = { id: groupIds(), taskId: parent.id, title, position };
    plan.groups.push(group);
    for (const document of subtasks) {
      const subtask = { ...plannedTask(document, taskIds()), parent, groupId: group.id };
      parent.subtasks.push(subtask);
      plan.subtasks.push(subtask);
    }
  }
}

function planContents(
  task: PlannedTask,
  boardId: number,
  { commentIds, taken }: { commentIds: TakeId; taken: Set<string> },
  context: WriteContext,
) {
  const { document, id: taskId } = task;
  for (const comment of document.comments) {
    const id = commentIds();
    task.comments.push({ id, taskId, parentId: null, document: comment });
    for (const reply of comment.replies)
      task.comments.push({ id: commentIds(), taskId, parentId: id, document: { ...reply, type: "reply" } });
  }
  task.attachments = [
    ...document.attachments.map((each) => planAttachment(each, boardId, { taskId, commentId: null, taken }, context)),
    ...task.comments.flatMap(({ id, document: { images } }) =>
      images.map((each) => planAttachment(each, boardId, { taskId, commentId: id, taken }, context)),
    ),
  ].filter((planned) => planned !== null);
  const links = task.attachments.flatMap(({ document: { url }, record, fileHash }) =>
    url !== null && record.filePath ? [[url, accessLink({ fileHash })] as const] : [],
  );
  task.rewrite = rewriter({ links: new Map(links), ids: context.ids, site: env().BOARDS_URL });
}
