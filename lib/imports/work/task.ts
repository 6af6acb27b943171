import { fileTypeOf } from "@/lib/attachments/file-types";
import { DocumentTask } from "@/lib/board-document/task";
import type { SharedNotes } from "@/lib/imports/convert/notes";
import { fieldValues, priorityOf } from "@/lib/imports/work/fields";
import type { RawAttachment, RawStory, RawTask } from "@/lib/imports/work/raw";
import { htmlOfRichText } from "@/lib/imports/work/rich-text";

interface Place {
  stage: string;
  position: number;
}

export function taskOf(task: RawTask, { stage, position }: Place, notes: SharedNotes): DocumentTask {
  const subtasks = flattened(task.subtasks, notes);
  return DocumentTask.parse({
    ...commonOf(task, position, notes),
    stage,
    subtask_groups: subtasks.length === 0 ? [] : [groupOf(task, subtasks, notes)],
  });
}

const groupOf = ({ gid }: RawTask, subtasks: RawTask[], notes: SharedNotes) => ({
  id: gid,
  title: "Subtasks",
  position: 1,
  subtasks: subtasks.map((subtask, at) => commonOf(subtask, at + 1, notes)),
});

/** Subtasks have no subtasks here: they follow the one that they were part of. */
function flattened(subtasks: RawTask[], notes: SharedNotes): RawTask[] {
  return subtasks.flatMap((subtask) => {
    notes.add("Subtasks of subtasks are subtasks of the task now.", subtask.subtasks.length);
    return [subtask, ...flattened(subtask.subtasks, notes)];
  });
}

/** Dates without a time are whole days. */
function commonOf(task: RawTask, position: number, notes: SharedNotes) {
  noteLost(task, notes);
  return {
    ...{ id: task.gid, title: task.name, position, priority: priorityOf(task.custom_fields) },
    description: htmlOfRichText(task.html_notes, task.notes) || null,
    status: task.completed ? "closed" : "open",
    last_completed_at: task.completed ? (task.completed_at ?? task.modified_at) : null,
    started_at: task.start_at ?? task.start_on,
    due_at: task.due_at ?? task.due_on,
    created_by: task.created_by?.gid ?? null,
    created_at: task.created_at,
    updated_at: task.modified_at,
    assignees: task.assignee ? [task.assignee.gid] : [],
    watchers: task.followers.map(({ gid }) => gid),
    labels: task.tags.map(({ gid }) => gid),
    custom_fields: fieldValues(task.custom_fields),
    comments: task.stories.filter(isComment).map(commentOf),
    attachments: task.attachments.map(attachmentOf),
    predecessors: task.dependencies.map(({ gid }) => gid),
  };
}

const KINDS = new Map<string, string>(
  Object.entries({
    milestone: "Milestones are tasks now.",
    approval: "Approvals are tasks now.",
  }),
);

function noteLost({ num_likes, resource_subtype }: RawTask, notes: SharedNotes) {
  notes.add("Likes are not imported.", num_likes);
  const kind = KINDS.get(resource_subtype);
  if (kind) notes.add(kind);
}

const isComment = ({ type, resource_subtype }: RawStory) => type === "comment" || resource_subtype === "comment_added";

const commentOf = ({ gid, text, html_text, created_by, created_at }: RawStory) => ({
  id: gid,
  raw_description: text,
  description: htmlOfRichText(html_text, text),
  author_name: created_by?.name ?? "",
  created_by: created_by?.gid ?? null,
  created_at,
  updated_at: created_at,
});

/** Only what Asana stores itself can be downloaded; the rest are links. */
function attachmentOf({ gid, name, host, resource_subtype, view_url, permanent_url, size, created_at }: RawAttachment) {
  const hasFile = (host || resource_subtype) === "asana";
  return {
    ...{ id: gid, title: name, size, created_at, url: permanent_url ?? view_url },
    type: hasFile ? (fileTypeOf(name)?.type ?? "application/octet-stream") : "url",
    file: hasFile ? gid : null,
  };
}
