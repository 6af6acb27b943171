import { describe, expect, test } from "vitest";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as addFile } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import type { Attachment, Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storageOf } from "@/lib/storage/storage";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFile, anAttachment, storedPaths } from "@/lib/testing/factories/files";
import { withSettings } from "@/lib/testing/factories/settings";
import { POST } from "./route";

const aTaskOfAnna = async () => {
  const home = await aBoardOfAnna();
  return { ...home, task: await aTask(home.toDo) };
};
type Home = Awaited<ReturnType<typeof aTaskOfAnna>>;

const clone = ({ anna, task, toDo }: Home, asked: Record<string, unknown> = {}, headers = {}) =>
  call(POST, {
    as: anna,
    headers,
    params: { board_id: task.boardId, task_id: task.id },
    body: {
      title: "Copy",
      stage_id: toDo.id,
      assignee: false,
      subtask: false,
      label: false,
      attachment: true,
      comment: false,
      ...asked,
    },
  });

/** A file that really lies in the storage, attached in whatever way. */
async function aStoredFile(
  { anna, task }: Home,
  words: string,
  given: Partial<Prisma.AttachmentUncheckedUpdateInput> = {},
  on: Task = task,
): Promise<Attachment> {
  const { json } = await call(addFile, {
    as: anna,
    params: { board_id: on.boardId, task_id: on.id },
    body: { file: aFile("notes.txt", words) },
  });
  return db.attachment.update({ where: { id: json.attachments[0].id }, data: given });
}

const wordsIn = async ({ driver, filePath }: Pick<Attachment, "driver" | "filePath">) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storageOf(driver).read(filePath ?? "")) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
};
const filesOf = (task: { id: number }) =>
  db.attachment.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } });

describe("the files of a cloned task", () => {
  test("are copied with links and in their order, and stay when the original goes", async () => {
    const home = await aTaskOfAnna();
    const [one, two] = [
      await aStoredFile(home, "first words"),
      await aStoredFile(home, "other words", { title: "renamed" }),
    ];
    await anAttachment(home.task, {
      attachmentType: "url",
      title: "A site",
      filePath: null,
      fileSize: null,
      fullUrl: "https://example.com",
      meta: { a: 1 },
    });

    const { json } = await clone(home);
    await call(DELETE, { as: home.anna, params: { board_id: home.board.id, task_id: home.task.id } });
    await clearDiscarded(new Date(Date.now() + 48 * 3_600_000));

    const copies = await filesOf(json.task);
    expect(json.task.settings.attachment_count).toBe(3);
    expect(copies).toMatchObject([
      { title: "notes.txt", createdById: home.anna.id, boardId: home.board.id },
      { title: "renamed" },
      { title: "A site", fullUrl: "https://example.com", meta: { a: 1 }, filePath: null },
    ]);
    expect(new Set([one, two, ...copies].map(({ fileHash }) => fileHash)).size).toBe(5);
    expect(await Promise.all(copies.slice(0, 2).map(wordsIn))).toEqual(["first words", "other words"]);
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("are left out where they are not asked for, and in the free tier", async () => {
    const home = await aTaskOfAnna();
    await aStoredFile(home, "words");

    const answers = [
      await clone(home, { attachment: false }),
      await withSettings({ BOARDS_TIER: "free" }, () => clone(home)),
    ];

    expect(answers.map(({ status, json }) => [status, json.task.settings.attachment_count])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect(await db.attachment.count()).toBe(1);
  });

  test("of subtasks come with these", async () => {
    const home = await aTaskOfAnna();
    await aStoredFile(home, "on a subtask", {}, await aSubtask(home.task));

    const [withThem, without] = [await clone(home, { subtask: true }), await clone(home)];

    const subtask = await db.task.findFirstOrThrow({ where: { parentId: withThem.json.task.id } });
    expect([subtask.attachmentCount, (await filesOf(subtask)).length]).toEqual([1, 1]);
    expect(without.json.task.settings).toMatchObject({ attachment_count: 0, subtask_count: 0 });
  });

  test("pictures of the text and the cover are always copied, and the clone shows its own", async () => {
    const home = await aTaskOfAnna();
    const picture = await aStoredFile(home, "in the text", { owner: "task_description" });
    const cover = await aStoredFile(home, "on top", { owner: "task_cover" });
    await db.task.update({
      where: { id: home.task.id },
      data: {
        attachmentCount: 0,
        coverAttachmentId: cover.id,
        description: `<p><img src="https://boards.test/files/${picture.fileHash}"></p>`,
      },
    });

    const { json } = await clone(home, { attachment: false });

    const [newPicture, newCover] = await filesOf(json.task);
    expect(json.task.description).toBe(`<p><img src="https://boards.test/files/${newPicture?.fileHash}"></p>`);
    expect(json.task.settings).toMatchObject({ attachment_count: 0, cover: { imageId: newCover?.id } });
    expect(await db.task.findUnique({ where: { id: home.task.id } })).toMatchObject({
      coverAttachmentId: cover.id,
      description: expect.stringContaining(picture.fileHash),
    });
  });

  test("images of comments come with these, but none that no comment shows", async () => {
    const home = await aTaskOfAnna();
    const comment = await db.comment.create({
      data: {
        boardId: home.board.id,
        taskId: home.task.id,
        authorName: "",
        authorEmail: "",
        rawDescription: "",
        description: "",
      },
    });
    const image = await aStoredFile(home, "image", { owner: "comment_image", commentId: comment.id });
    await aStoredFile(home, "not yet", { owner: "comment_image" });
    await db.comment.update({
      where: { id: comment.id },
      data: { description: `<img src="/files/${image.fileHash}">`, rawDescription: image.fileHash },
    });

    const { json } = await clone(home, { comment: true });

    const copies = await filesOf(json.task);
    const [copy] = await db.comment.findMany({ where: { taskId: json.task.id } });
    expect(copies).toMatchObject([{ owner: "comment_image", commentId: copy?.id }]);
    expect(copy).toMatchObject({
      description: `<img src="/files/${copies[0]?.fileHash}">`,
      rawDescription: copies[0]?.fileHash,
    });
    expect(await filesOf((await clone(home)).json.task)).toEqual([]);
  });

  test("one that is missing in the storage is left out", async () => {
    const home = await aTaskOfAnna();
    await anAttachment(home.task);
    await aStoredFile(home, "words");

    const { status, json } = await clone(home);

    expect([status, json.task.settings.attachment_count]).toEqual([200, 1]);
  });

  test("are copied once under an Idempotency-Key: a repeat leaves none behind", async () => {
    const home = await aTaskOfAnna();
    await aStoredFile(home, "words");
    const keyed = () => clone(home, {}, { "Idempotency-Key": "one" });

    const [first, again] = [await keyed(), await keyed()];
    await clearDiscarded();

    expect([first.status, again.json]).toEqual([200, first.json]);
    expect([await db.attachment.count(), storedPaths().length, await db.discardedFile.count()]).toEqual([2, 2, 0]);
  });

  test("a refused clone leaves no file behind", async () => {
    const home = await aTaskOfAnna();
    await aStoredFile(home, "words");

    const { status } = await clone(home, { stage_id: 999_999 });
    await clearDiscarded();

    expect(status).toBe(404);
    expect([await db.attachment.count(), await db.discardedFile.count()]).toEqual([1, 0]);
  });
});
