import "server-only";
import { randomUUID } from "node:crypto";
import type { ImportSession, Prisma } from "@/generated/prisma/client";
import type { BoardDocument, DocumentBoard, DocumentPerson, DocumentTask } from "@/lib/board-document/document";
import { DocumentNotes } from "@/lib/board-document/notes";
import { db } from "@/lib/db";
import type { Json } from "@/lib/http/response/json";
import { boardFolders, type ImportedFile } from "@/lib/imports/native/content";
import type { PreviewImport } from "@/lib/imports/inputs";
import { readDocument } from "@/lib/imports/read-document";
import { sourceOf } from "@/lib/imports/sources";
import { findUpload } from "@/lib/imports/uploads/take";
import { nameOfUpload } from "@/lib/imports/uploads/name";
import { accountsOf, type MatchedUser } from "@/lib/imports/write/people";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_NAMED = 500;

interface Totals {
  tasks: number;
  subtasks: number;
  comments: number;
  attachments: number;
  /** By the id of the stage in the document. */
  byStage: Map<string | null, number>;
}

export interface Preview {
  /** Several in the export of a whole site. */
  boards: DocumentBoard[];
  totals: Totals;
  users: Map<DocumentPerson, MatchedUser>;
  notes: DocumentNotes;
  /** What else the source shows, such as the columns of a table. */
  more: Record<string, Json>;
}

/** Reads an upload as an import would, and writes nothing. @throws Unprocessable */
export async function previewImport(input: PreviewImport, user: Pick<CurrentUser, "id">): Promise<Preview> {
  const file = await findUpload(db, nameOfUpload(input.file), user);
  const folders = input.source === "native" ? await boardFolders(file) : [""];
  const preview: Preview = { boards: [], totals: noTotals(), users: new Map(), notes: new DocumentNotes(), more: {} };
  for (const folder of folders) await addBoard(preview, sessionOf(input, file, folder, user));
  const people = preview.boards.flatMap((board) => board.people);
  preview.users = await accountsOf(db, people, input.source);
  return preview;
}

const noTotals = (): Totals => ({ tasks: 0, subtasks: 0, comments: 0, attachments: 0, byStage: new Map() });

/** Is not stored. */
const sessionOf = (
  { source, options }: PreviewImport,
  { driver, path: filePath, size }: ImportedFile,
  folder: string,
  { id: userId }: Pick<CurrentUser, "id">,
): ImportSession => ({
  ...{ id: randomUUID(), userId, source, driver, filePath, boardId: null, folderId: null, title: "" },
  ...{ status: "processing", phase: "fetching", percentage: 0, completed: 0, total: 0, message: "", report: {} },
  options: { ...options, size, folder } as Prisma.JsonObject,
  ...{ encryptedCredentials: null, cancelledAt: null, endedAt: null, createdAt: new Date(), updatedAt: new Date() },
});

async function addBoard(preview: Preview, session: ImportSession): Promise<void> {
  const source = sourceOf(session);
  const document = await readDocument(source, session, () => Promise.resolve());
  preview.boards.push(document.board);
  await countTasks(preview.totals, document).finally(() => document.close?.());
  preview.notes.add(...document.notes.first);
  preview.notes.more += document.notes.more;
  preview.more = { ...preview.more, ...(await source.preview?.(session)) };
}

async function countTasks(totals: Totals, { tasks }: BoardDocument): Promise<void> {
  for await (const task of tasks) countTask(totals, task);
}

function countTask(totals: Totals, task: DocumentTask) {
  const subtasks = task.subtask_groups.flatMap((group) => group.subtasks);
  totals.tasks += 1;
  totals.subtasks += subtasks.length;
  totals.byStage.set(task.stage, (totals.byStage.get(task.stage) ?? 0) + 1);
  for (const { comments, attachments } of [task, ...subtasks]) {
    totals.comments += comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
    const images = comments.flatMap((comment) => [comment, ...comment.replies].flatMap((each) => each.images));
    totals.attachments += attachments.length + images.length;
  }
}

export type PreviewJson = ReturnType<typeof presentFacts>;

export const presentPreview = (preview: Preview): PreviewJson => ({ ...preview.more, ...presentFacts(preview) });

const presentFacts = ({ boards, totals, users, notes }: Preview) => ({
  title: boards.map(({ title }) => title).join(", "),
  boards: boards.map(({ title }) => title),
  stages: boards.flatMap(({ stages }) =>
    stages.map(({ id, title }) => ({ title, tasks: totals.byStage.get(id) ?? 0 })),
  ),
  labels: sum(boards, ({ labels }) => labels.length),
  custom_fields: sum(boards, (board) => board.custom_fields.length),
  tasks: totals.tasks,
  subtasks: totals.subtasks,
  comments: totals.comments,
  attachments: totals.attachments,
  people: boards
    .flatMap(({ people }) => people)
    .slice(0, MOST_NAMED)
    .map((person) => presentPerson(person, users.get(person))),
  notes: notes.first.map(({ kind, title, reason }) => ({ kind: kind as string, title, reason })),
  more_notes: notes.more,
});

const presentPerson = ({ name, login, email }: DocumentPerson, user: MatchedUser | undefined) => ({
  name: name || login,
  email,
  user: presentUser(user),
});

const presentUser = (user: MatchedUser | undefined) => (user ? { ID: user.id, display_name: user.displayName } : null);

const sum = (boards: DocumentBoard[], count: (board: DocumentBoard) => number) =>
  boards.reduce((total, board) => total + count(board), 0);
