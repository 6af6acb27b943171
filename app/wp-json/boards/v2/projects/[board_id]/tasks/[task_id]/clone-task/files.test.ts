import { text as textOf } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import {
  aComment,
  aFile,
  anAttachment,
  aPicture,
  aSubtask,
  aTaskOfAnna,
  call,
  runJobs,
  storedPaths,
  storedTask,
  withSettings,
} from "@/lib/testing";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as addFile } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import type { Attachment, Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storageOf } from "@/lib/storage/storage";
import { POST } from "./route";

type Home = Awaited<ReturnType<typeof aTaskOfAnna>>;

const clone = ({ anna, params, toDo }: Home, options: Record<string, unknown> = {}, headers = {}) =>
  call(POST, {
    as: anna,
    headers,
    params,
    body: {
      title: "Copy",
      stage_id: toDo.id,
      assignee: false,
      subtask: false,
      label: false,
      attachment: true,
      comment: false,
      ...options,
    },
  });

async function attach({ anna }: Home, file: File, on: Task): Promise<Attachment> {
  const params = { board_id: on.boardId, task_id: on.id };
  return (await call(addFile, { as: anna, params, body: { file } })).json.attachments[0];
}

/** A file that really exists in the storage, attached in any way. */
async function aStoredFile(
  home: Home,
  text: string,
  data: Partial<Prisma.AttachmentUncheckedUpdateInput> = {},
  on = home.task,
): Promise<Attachment> {
  const { id } = await attach(home, aFile("notes.txt", text), on);
  return db.attachment.update({ where: { id }, data });
}

const wordsIn = async ({ driver, filePath }: Pick<Attachment, "driver" | "filePath">) =>
  textOf(await storageOf(driver).read(filePath ?? ""));
const filesOf = (task: { id: number }) =>
  db.attachment.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } });

describe("the files of a cloned task", () => {
  test("are copied with links and in their order, and stay when the original is deleted", async () => {
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
    await call(DELETE, { as: home.anna, params: home.params });
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

  test("are left out by default, and in the free tier", async () => {
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

  test("of subtasks come with the subtasks", async () => {
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
    expect(await storedTask(home.task)).toMatchObject({
      coverAttachmentId: cover.id,
      description: expect.stringContaining(picture.fileHash),
    });
  });

  test("images of comments come with the comments, but none that no comment shows", async () => {
    const home = await aTaskOfAnna();
    const comment = await aComment(home.task, home.anna);
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

  test("are left out when missing in the storage", async () => {
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

describe("the pictures of a cloned task", () => {
  test("a picture without a thumbnail gets one, and so does its copy", async () => {
    const home = await aTaskOfAnna();
    await attach(home, await aPicture(), home.task);
    await attach(home, aFile(), home.task);

    const { json } = await clone(home);
    await runJobs();

    const [small, copy, ...others] = await db.attachment.findMany({
      where: { thumbnailPath: { not: null } },
      orderBy: { id: "asc" },
    });
    expect([small?.taskId, copy?.taskId, others]).toEqual([home.task.id, json.task.id, []]);
    expect([copy?.thumbnailSize, copy?.thumbnailPath === small?.thumbnailPath]).toEqual([small?.thumbnailSize, false]);
  });

  test("a thumbnail is copied with its picture, and not made again", async () => {
    const home = await aTaskOfAnna();
    await attach(home, await aPicture(), home.task);
    await runJobs();

    const { json } = await clone(home);

    expect(await filesOf(json.task)).toMatchObject([
      { thumbnailPath: expect.any(String), thumbnailSize: expect.any(Number) },
    ]);
    expect(await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`).toEqual([]);
  });

  test("a picture of which only the thumbnail is missing in the storage is copied, and its copy gets a new one", async () => {
    const home = await aTaskOfAnna();
    const { id } = await attach(home, await aPicture(), home.task);
    await db.attachment.update({ where: { id }, data: { thumbnailPath: "2020/01/01/lost", thumbnailSize: 12 } });

    const { json } = await clone(home);
    const atFirst = await filesOf(json.task);
    await runJobs();

    expect(atFirst).toMatchObject([{ filePath: expect.any(String), thumbnailPath: null, thumbnailSize: null }]);
    expect(await filesOf(json.task)).toMatchObject([
      { thumbnailPath: expect.any(String), thumbnailSize: expect.any(Number) },
    ]);
  });
});
