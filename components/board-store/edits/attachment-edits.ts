import type { AttachmentJson } from "@/lib/attachments/present";

/** What a person did to a file or link of a task and the server has not confirmed yet. */
export type AttachmentEdit =
  | { kind: "rename-attachment"; taskId: number; attachmentId: number; title: string }
  | { kind: "delete-attachment"; taskId: number; attachmentId: number };

/** What the server says has come to a task, or was changed there, and what is gone. */
export interface AttachmentChange {
  taskId: number;
  here?: AttachmentJson[];
  gone?: number;
}

/** What the screen shows while the edit is on its way. */
export function withAttachmentEdit(shown: AttachmentJson[], edit: AttachmentEdit): AttachmentJson[] {
  if (edit.kind === "delete-attachment") return shown.filter(({ id }) => id !== edit.attachmentId);
  return shown.map((each) => (each.id === edit.attachmentId ? { ...each, title: edit.title } : each));
}

/** The list as the server has it now, the newest first. */
export function withAttachmentChange(
  known: AttachmentJson[],
  { here = [], gone }: Omit<AttachmentChange, "taskId">,
): AttachmentJson[] {
  const others = known.filter(({ id }) => id !== gone && !here.some((each) => each.id === id));
  return [...here, ...others].sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
}
