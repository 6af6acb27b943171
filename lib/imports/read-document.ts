import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import type { BoardDocument } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { notesOfLeftOut } from "@/lib/board-document/left-out";
import type { ImportSource } from "@/lib/imports/source";

/** Its notes also name what the lists of the document leave out. @throws Refusal */
export async function readDocument(
  { read }: ImportSource,
  session: ImportSession,
  onProgress: (part: number) => Promise<void>,
): Promise<BoardDocument> {
  const document = await read(session, onProgress);
  document.notes.addAll(notesOfLeftOut("board", document.board));
  return { ...document, tasks: withNotes(document) };
}

async function* withNotes({ tasks, notes }: BoardDocument): AsyncGenerator<DocumentTask> {
  for await (const task of tasks) {
    notes.addAll(notesOfLeftOut("task", task));
    yield task;
  }
}
