import type { AttachmentJson } from "@/lib/attachments/present";

export type AttachmentEdit =
  /** Recorded once it is saved: files are sent by a queue of their own. */
  | { kind: "add-attachment"; taskId: number; attachmentId: number; title: string }
  | { kind: "rename-attachment"; taskId: number; attachmentId: number; title: string }
  | { kind: "delete-attachment"; taskId: number; attachmentId: number };

export interface AttachmentChange {
  taskId: number;
  saved?: AttachmentJson[];
  removed?: number;
}

export function withAttachmentEdit(shown: AttachmentJson[], edit: AttachmentEdit): AttachmentJson[] {
  if (edit.kind === "add-attachment") return shown;
  if (edit.kind === "delete-attachment") return shown.filter(({ id }) => id !== edit.attachmentId);
  return shown.map((each) => (each.id === edit.attachmentId ? { ...each, title: edit.title } : each));
}

export function withAttachmentChange(
  known: AttachmentJson[],
  { saved = [], removed }: Omit<AttachmentChange, "taskId">,
): AttachmentJson[] {
  const others = known.filter(({ id }) => id !== removed && !saved.some((each) => each.id === id));
  return [...saved, ...others].sort(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  );
}
