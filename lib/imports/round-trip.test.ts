import { describe, expect, test } from "vitest";
import type { Readable } from "node:stream";
import type { Attachment, AttachmentOwner, Task, User } from "@/generated/prisma/client";
import { recordFiles } from "@/lib/attachments/add-files";
import { accessLink } from "@/lib/attachments/signature";
import { db, transaction } from "@/lib/db";
import { storageOf } from "@/lib/storage/storage";
import { receiveAssembled } from "@/lib/storage/receive";
import { aBoardOfAnna, aComment, aFullBoard, anAdmin, aTask, countersOf, recounted } from "@/lib/testing";
import { exported, imported, jsonFile, zipFile } from "@/lib/testing/factories/imports";
import { wrongCounters } from "@/lib/testing/everything/references";
import { checkRoundTrips } from "@/lib/testing/probes/round-trip";
import { canonical } from "@/lib/testing/probes/canonical-document";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
).toString("latin1");

async function aManager(board: { id: number }): Promise<User> {
  const admin = await anAdmin();
  await db.boardMember.create({ data: { boardId: board.id, userId: admin.id, role: "manager" } });
  return admin;
}

async function copyOf(admin: User, file: string | Readable): Promise<{ id: number }> {
  const session = await imported(admin, file);
  expect(session).toMatchObject({ status: "completed", message: "Board imported successfully", filePath: null });
  expect(session.report).toMatchObject({ notes: [], more_notes: 0 });
  return { id: session.boardId ?? 0 };
}

/** An attachment, a picture in the description, a cover, and a picture in a comment. */
async function withFiles(task: Task, author: User) {
  const to = { boardId: task.boardId, taskId: task.id };
  const add = async (owner: AttachmentOwner, name: string, content: string, more = {}) => {
    const bytes = [Buffer.from(content, "latin1")];
    const file = await receiveAssembled(name, bytes, { limit: () => 1000 });
    const [added] = await transaction((tx) => recordFiles(tx, { ...to, owner }, [file], author));
    if (!added) throw new Error("A file was not added.");
    return db.attachment.update({ where: { id: added.id }, data: more });
  };
  await add("task", "notes.txt", "attached");
  const picture = await add("task_description", "a.png", PNG);
  const cover = await add("task_cover", "cover.png", PNG);
  const comment = await aComment(task, author);
  const image = await add("comment_image", "b.png", PNG, { commentId: comment.id });
  await db.task.update({
    where: { id: task.id },
    data: {
      description: `<p><img src="${accessLink(picture)}" /></p>`,
      coverAttachmentId: cover.id,
      attachmentCount: 1,
    },
  });
  await db.comment.update({ where: { id: comment.id }, data: { description: `<a href="${accessLink(image)}">b</a>` } });
}

const filesOf = ({ id: boardId }: { id: number }) =>
  db.attachment.findMany({ where: { boardId }, orderBy: { id: "asc" } });

const withoutIds = ({ owner, title, attachmentType, fileSize, driver, createdById, createdAt }: Attachment) => ({
  ...{ owner, title, attachmentType, fileSize, driver, createdById, createdAt },
});

const contentOf = async ({ driver, filePath }: Attachment) =>
  Buffer.concat(await (await storageOf(driver).read(filePath ?? "")).toArray()).toString("latin1");

describe("an exported board that is imported", () => {
  test("has everything that it had", async () => {
    const { board, task } = await aFullBoard();
    await db.task.update({ where: { id: task.id }, data: { commentsCount: 0, attachmentCount: 0 } });
    await db.stage.updateMany({ where: { boardId: board.id, title: "To  do ü" }, data: { title: "To do ü" } });
    const admin = await aManager(board);

    const copy = await copyOf(admin, await jsonFile(board));

    expect(canonical(await exported(copy))).toEqual(canonical(await exported(board)));
    expect([await countersOf(copy), await wrongCounters()]).toEqual([await recounted(copy), []]);
    expect(await db.notification.count({ where: { boardId: copy.id } })).toBe(0);
  });

  test("has its files, and the links to them, whether they come in a ZIP file or are fetched", async () => {
    const { board, toDo, anna } = await aBoardOfAnna();
    const admin = await aManager(board);
    const task = await aTask(toDo);
    await withFiles(task, anna);

    for (const file of [await zipFile(board), await jsonFile(board)]) {
      const copy = await copyOf(admin, file);

      const [files, originals] = [await filesOf(copy), await filesOf(board)];
      expect(files.map(withoutIds)).toEqual(originals.map(withoutIds));
      expect(await Promise.all(files.map(contentOf))).toEqual(["attached", PNG, PNG, PNG]);
      const copied = await db.task.findFirstOrThrow({ where: { boardId: copy.id }, include: { comments: true } });
      expect(copied.coverAttachmentId).toBe(files[2]?.id);
      expect(copied.description).toBe(`<p><img src="https://boards.test/files/${files[1]?.fileHash}" /></p>`);
      expect(copied.comments[0]?.description).toContain(files[3]?.fileHash);
      expect([files.map(({ fileHash }) => fileHash)]).not.toEqual([originals.map(({ fileHash }) => fileHash)]);
    }
  });

  test("is the same again, whatever was on it", { timeout: 60_000 }, async () => {
    await checkRoundTrips(4, (one, other) => expect(one).toEqual(other));
  });
});
