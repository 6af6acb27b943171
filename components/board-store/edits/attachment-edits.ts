import type { AttachmentJson } from "@/lib/attachments/present";

export type AttachmentEdit =
  | { kind: "rename-attachment"; taskId: number; attachmentId: number; title: string }
  | { kind: "delete-attachment"; taskId: number; attachmentId: number };

export interface AttachmentChange {
  taskId: number;
  here?: AttachmentJson[];
  gone?: number;
}

export function withAttachmentEdit(shown: AttachmentJson[], edit: AttachmentEdit): AttachmentJson[] {
  if (edit.kind === "delete-attachment") return shown.filter(({ id }) => id !== edit.attachmentId);
  return shown.map((each) => (each.id === edit.attachmentId ? { ...each, title: edit.title } : each));
}

export function withAttachmentChange(
  known: AttachmentJson[],
  { here = [], gone }: Omit<AttachmentChange, "taskId">,
): AttachmentJson[] {
  const others = known.filter(({ id }) => id !== gone && !here.some((each) => each.id === id));
  return [...here, ...others].sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
}
