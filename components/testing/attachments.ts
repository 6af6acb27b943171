import type { BoardOnServer } from "@/components/testing/board";
import { newId } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { AttachmentJson } from "@/lib/attachments/present";

export const aFile = (name: string, type = "text/plain", words = "A few words."): File =>
  new File([words], name, { type });

export function anAttachment(title: string, overrides: Partial<AttachmentJson> = {}): AttachmentJson {
  const id = newId();
  const address = `${location.origin}/files/${String(id).padStart(16, "0")}`;
  return {
    id,
    object_id: 1,
    object_type: "TASK",
    attachment_type: "text/plain",
    file_path: "",
    full_url: address,
    file_size: "12 B",
    settings: "",
    title,
    file_hash: "",
    driver: "local",
    status: "ACTIVE",
    created_by: null,
    created_at: new Date(Date.UTC(2026, 10, 20, 8, 0, id)).toISOString(),
    updated_at: "2026-11-20T08:00:00+00:00",
    secure_url: address,
    ...overrides,
  };
}

/** Attachments of a task on the fake server, newest first. */
export function answerAttachments(world: BoardOnServer, taskId: number, ...first: AttachmentJson[]) {
  let list = first.map((each) => ({ ...each, object_id: taskId })).toReversed();
  const task = `${world.path}/tasks/${taskId}`;
  const add = (attachment: AttachmentJson) => {
    list = [{ ...attachment, object_id: taskId }, ...list];
    return list.slice(0, 1);
  };
  let chunks = 0;

  server.answer(`GET ${task}/attachment`, () => ({ attachments: list }));
  server.answer(`POST ${task}/add-task-attachment-file`, ({ body }) => ({
    attachments: add(anAttachment(body.get("file").name, { attachment_type: body.get("file").type })),
  }));
  server.answer(`POST ${task}/add-task-attachment-file-chunk`, ({ body }) => {
    chunks += 1;
    const isComplete = chunks === Number(body.get("total_chunks"));
    return { is_complete: isComplete, attachments: isComplete ? add(anAttachment(body.get("file_name"))) : [] };
  });
  server.answer(`POST /boards/v2/tasks/${taskId}/add-attachment`, ({ body }) => ({
    attachment: add(
      anAttachment(body.title ?? body.url, { attachment_type: "url", full_url: body.url, file_size: null }),
    )[0],
  }));
  server.answer(`PUT /boards/v2/tasks/${taskId}/attachment-update/{attachment}`, ({ params, body }) => {
    list = list.map((each) => (each.id === Number(params.attachment) ? { ...each, title: body.title } : each));
    return { attachment: list.find(({ id }) => id === Number(params.attachment)) };
  });
  server.answer(`DELETE /boards/v2/tasks/${taskId}/attachment-delete/{attachment}`, ({ params }) => {
    list = list.filter(({ id }) => id !== Number(params.attachment));
    return {};
  });

  return {
    list: () => list,
    titles: () => list.map(({ title }) => title),
  };
}

const holding = (files: File[], text = "") => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text) data.setData("text/plain", text);
  return data;
};

export function dropFiles(on: Element, files: File[]) {
  const { x, y, width, height } = on.getBoundingClientRect();
  const at = {
    dataTransfer: holding(files),
    clientX: x + width / 2,
    clientY: y + height / 2,
    bubbles: true,
    cancelable: true,
  };
  for (const name of ["dragover", "drop"]) on.dispatchEvent(new DragEvent(name, at));
}

export const paste = (on: Element, files: File[], text?: string) =>
  void on.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: holding(files, text), bubbles: true, cancelable: true }),
  );
