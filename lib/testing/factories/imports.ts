import { Readable } from "node:stream";
import type { ImportSession, User } from "@/generated/prisma/client";
import type { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { boardArchive } from "@/lib/exports/archive";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { zipOf } from "@/lib/exports/zip";
import { runImport } from "@/lib/imports/run";
import { type NewImport, startImport } from "@/lib/imports/start";
import { receiveAssembled } from "@/lib/storage/receive";

const asAdmin = { viewerContext: { userId: 0, seesEmails: true, seesInvited: true, seesGuests: true } };

export interface ReadDocument {
  board: DocumentBoard;
  tasks: DocumentTask[];
}

/** A board as its export has it. */
export async function exported(board: { id: number }): Promise<ReadDocument> {
  const document = await boardDocument(board, asAdmin);
  return { board: document.board, tasks: (await Readable.from(document.tasks).toArray()) as DocumentTask[] };
}

export const jsonFile = async (board: { id: number }): Promise<string> =>
  (await Readable.from(jsonOf(await boardDocument(board, asAdmin))).toArray()).join("");

/** With the files of the board. */
export const zipFile = async (board: { id: number }): Promise<Readable> =>
  zipOf((await boardArchive(board, asAdmin.viewerContext)).entries);

/** An import of a file that has not been run. */
export async function anImport(
  user: User,
  content: string | Buffer | Readable,
  input: Partial<NewImport> = {},
): Promise<ImportSession> {
  const bytes = content instanceof Readable ? content : [Buffer.from(content)];
  const file = await receiveAssembled("board.json", bytes, { limit: () => Number.MAX_SAFE_INTEGER });
  return startImport(user, { source: "native", title: "", file, options: { size: file.size }, ...input });
}

export const imported = async (...sent: Parameters<typeof anImport>): Promise<ImportSession> =>
  runImport((await anImport(...sent)).id);

/** Our own file of this document. */
export const fileOf = ({ board, tasks }: { board: object; tasks: object[] }): string =>
  JSON.stringify({ boards_export: { version: 1 }, board: { ...board, tasks } });
