import "server-only";
import { randomUUID } from "node:crypto";
import type { ImportSession, Prisma } from "@/generated/prisma/client";
import type { BoardDocument, DocumentBoard, DocumentPerson } from "@/lib/board-document/document";
import { DocumentNotes } from "@/lib/board-document/notes";
import { db } from "@/lib/db";
import type { Json } from "@/lib/http/response/json";
import { boardFolders, type ImportedFile } from "@/lib/imports/native/content";
import { sealCredentials } from "@/lib/imports/credentials";
import type { PreviewImport } from "@/lib/imports/inputs";
import { originOf } from "@/lib/imports/origin";
import { Tally, type Totals } from "@/lib/imports/outline";
import { presentNotes } from "@/lib/imports/present";
import { readDocument } from "@/lib/imports/read-document";
import { sourceOf } from "@/lib/imports/sources";
import { findUpload } from "@/lib/imports/uploads/take";
import { nameOfUpload } from "@/lib/imports/uploads/name";
import { accountsOf, type MatchedUser } from "@/lib/imports/write/people";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_NAMED = 500;

export interface Preview {
  /** Several in the export of a whole site. */
  boards: DocumentBoard[];
  totals: Totals;
  users: Map<DocumentPerson, MatchedUser>;
  notes: DocumentNotes;
  /** What else the source shows, such as the columns of a table. */
  more: Record<string, Json>;
}

/**
 * Reads an upload as an import would, and of an account what a few requests show. Writes nothing.
 * @throws Unprocessable, and Invalid when the file or the credentials are missing
 */
export async function previewImport(input: PreviewImport, user: Pick<CurrentUser, "id">): Promise<Preview> {
  const origin = originOf(input);
  const preview =
    "credentials" in origin
      ? await previewOfAccount(sessionOf(input, { encryptedCredentials: sealCredentials(origin.credentials) }, user))
      : await previewOfFile(input, await findUpload(db, nameOfUpload(origin.file), user), user);
  const people = preview.boards.flatMap((board) => board.people);
  preview.users = await accountsOf(db, people, input.source);
  return preview;
}

const anEmpty = (totals: Totals): Preview => ({
  ...{ boards: [], totals, users: new Map(), notes: new DocumentNotes(), more: {} },
});

async function previewOfAccount(session: ImportSession): Promise<Preview> {
  const { outline } = sourceOf(session);
  if (!outline) throw new Error(`${session.source} has no outline`);
  const { board, totals } = await outline(session);
  return { ...anEmpty(totals), boards: [board] };
}

async function previewOfFile(
  input: PreviewImport,
  file: ImportedFile,
  user: Pick<CurrentUser, "id">,
): Promise<Preview> {
  const tally = new Tally();
  const preview = anEmpty(tally);
  const { driver, path: filePath, size } = file;
  for (const folder of input.source === "native" ? await boardFolders(file) : [""]) {
    const options = { ...input.options, size, folder } as Prisma.JsonObject;
    await addBoard(preview, tally, sessionOf(input, { driver, filePath, options }, user));
  }
  return preview;
}

/** Is not stored. */
const sessionOf = (
  { source, options }: PreviewImport,
  origin: Partial<ImportSession>,
  { id: userId }: Pick<CurrentUser, "id">,
): ImportSession => ({
  ...{ id: randomUUID(), userId, source, driver: "local", filePath: null, boardId: null, folderId: null, title: "" },
  ...{ status: "processing", phase: "fetching", percentage: 0, completed: 0, total: 0, message: "", report: {} },
  options: options as Prisma.JsonObject,
  ...{ encryptedCredentials: null, cancelledAt: null, endedAt: null, createdAt: new Date(), updatedAt: new Date() },
  ...origin,
});

async function addBoard(preview: Preview, tally: Tally, session: ImportSession): Promise<void> {
  const source = sourceOf(session);
  const document = await readDocument(source, session, () => Promise.resolve());
  preview.boards.push(document.board);
  tally.addBoard(document.board);
  await addTasks(tally, document).finally(() => document.close?.());
  preview.notes.addAll(document.notes.first);
  preview.notes.more += document.notes.more;
  preview.more = { ...preview.more, ...(await source.preview?.(session)) };
}

async function addTasks(tally: Tally, { tasks }: BoardDocument): Promise<void> {
  for await (const task of tasks) tally.addTask(task);
}

export type PreviewJson = ReturnType<typeof presentFacts>;

/** `locale` as for reports. */
export const presentPreview = (preview: Preview, locale: string): PreviewJson => ({
  ...preview.more,
  ...presentFacts(preview, locale),
});

const presentFacts = ({ boards, totals, users, notes }: Preview, locale: string) => ({
  title: boards.map(({ title }) => title).join(", "),
  boards: boards.map(({ title }) => title),
  stages: boards.flatMap(({ stages }) =>
    stages.map(({ id, title }) => ({ title, tasks: totals.byStage && (totals.byStage.get(id) ?? 0) })),
  ),
  labels: totals.labels,
  custom_fields: boards.flatMap((board) => board.custom_fields).length,
  tasks: totals.tasks,
  subtasks: totals.subtasks,
  comments: totals.comments,
  attachments: totals.attachments,
  people: boards
    .flatMap(({ people }) => people)
    .slice(0, MOST_NAMED)
    .map((person) => presentPerson(person, users.get(person))),
  notes: presentNotes(notes.first, locale),
  more_notes: notes.more,
});

const presentPerson = ({ name, login, email }: DocumentPerson, user: MatchedUser | undefined) => ({
  name: name || login,
  email,
  user: presentUser(user),
});

const presentUser = (user: MatchedUser | undefined) => (user ? { ID: user.id, display_name: user.displayName } : null);
