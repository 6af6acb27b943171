import { describe, expect, test } from "vitest";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as ATTACH } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storageOf } from "@/lib/storage/storage";
import {
  aBoardOfAnna,
  aCoveredTask,
  aFile,
  anAdmin,
  anAttachment,
  aPicture,
  aSubtask,
  call,
  refusingAtCommit,
  storedPaths,
  storedTask,
} from "@/lib/testing";
import { sweepTrash } from "@/lib/trash/end";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background-image/route";
import { PUT as CHANGE } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background/route";
import { POST } from "./route";

const shows = (...hashes: string[]) =>
  `<p>${hashes.map((hash) => `<img src="https://boards.test/files/${hash}" />`).join("")}</p>`;

/** A task with a cover and its subtask, each with a picture in its text; the subtask also shows that of the task. */
async function aBoardWithPictures() {
  const world = await aCoveredTask();
  const subtask = await aSubtask(world.task);
  const [picture, below] = [await aPictureIn(world.task), await aPictureIn(subtask)];
  await db.task.update({ where: { id: world.task.id }, data: { description: shows(picture.fileHash) } });
  await db.task.update({ where: { id: subtask.id }, data: { description: shows(below.fileHash, picture.fileHash) } });
  const admin = await anAdmin();
  const duplicate = (options: object = { isWithTasks: "yes" }) =>
    call(POST, { as: admin, params: { board_id: world.board.id }, body: { board: { title: "Copy" }, ...options } });
  return { ...world, admin, subtask, picture, below, duplicate };
}

async function aPictureIn({ id, boardId }: { id: number; boardId: number }) {
  const { json } = await call(ATTACH, {
    as: await anAdmin(),
    params: { board_id: boardId, task_id: id },
    body: { file: aFile(`of-${id}.txt`) },
  });
  await db.task.update({ where: { id }, data: { attachmentCount: 0 } });
  return db.attachment.update({ where: { id: json.attachments[0].id }, data: { owner: "task_description" } });
}

const filesOf = (boardId: number) => db.attachment.findMany({ where: { boardId }, orderBy: { id: "asc" } });
const tasksOf = (boardId: number) => db.task.findMany({ where: { boardId }, orderBy: { id: "asc" } });

describe("the pictures of a duplicated board's tasks", () => {
  test("are copied: covers and texts still show them when the original is gone", async () => {
    const { admin, board, cover, duplicate } = await aBoardWithPictures();

    const { status, json } = await duplicate();
    await call(DELETE, { as: admin, params: { board_id: board.id } });
    await clearDiscarded(new Date(Date.now() + 48 * 3_600_000));

    const [[task, subtask], [newCover, picture, below]] = [await tasksOf(json.board.id), await filesOf(json.board.id)];
    expect([status, task?.coverAttachmentId, task?.attachmentCount, subtask?.attachmentCount]).toEqual([
      200,
      newCover?.id,
      0,
      0,
    ]);
    expect([task?.description, subtask?.description]).toEqual([
      shows(picture?.fileHash ?? ""),
      shows(below?.fileHash ?? "", picture?.fileHash ?? ""),
    ]);
    expect([newCover, picture, below]).toMatchObject([
      { owner: "task_cover", taskId: task?.id, createdById: admin.id, title: cover.title },
      { owner: "task_description", taskId: task?.id, createdById: admin.id },
      { owner: "task_description", taskId: subtask?.id, createdById: admin.id },
    ]);
    expect(storedPaths()).toEqual(expect.arrayContaining([newCover?.filePath, picture?.filePath, below?.filePath]));
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("stay the original's as well, whatever happens to the copy", async () => {
    const { admin, board, task, cover, picture, duplicate } = await aBoardWithPictures();
    const before = [await filesOf(board.id), storedPaths().sort()];

    const { json } = await duplicate();
    await call(DELETE, { as: admin, params: { board_id: json.board.id } });
    await sweepTrash(new Date(Date.now() + 40 * 86_400_000));
    await clearDiscarded(new Date(Date.now() + 48 * 3_600_000));

    expect([await filesOf(board.id), storedPaths().sort()]).toEqual(before);
    expect(await storedTask(task)).toMatchObject({
      coverAttachmentId: cover.id,
      description: shows(picture.fileHash),
    });
  });

  test("come only with what is copied: none without tasks, none of archived ones, and no attachments", async () => {
    const { task, subtask, cover, picture, duplicate } = await aBoardWithPictures();
    await anAttachment(task);
    await db.task.update({ where: { id: subtask.id }, data: { archivedAt: new Date() } });

    const [withTasks, without] = [await duplicate(), await duplicate({})];
    await clearDiscarded();

    expect((await filesOf(withTasks.json.board.id)).map(({ owner, title }) => [owner, title])).toEqual([
      ["task_cover", cover.title],
      ["task_description", picture.title],
    ]);
    expect(await filesOf(without.json.board.id)).toEqual([]);
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("are left out when missing in the storage", async () => {
    const { cover, duplicate } = await aBoardWithPictures();
    await storageOf(cover.driver).remove(cover.filePath ?? "");

    const { status, json } = await duplicate();

    expect([
      status,
      (await filesOf(json.board.id)).length,
      (await tasksOf(json.board.id))[0]?.coverAttachmentId,
    ]).toEqual([200, 2, null]);
  });

  test("leave nothing behind when the copy is refused", async () => {
    const { board, duplicate } = await aBoardWithPictures();
    const before = storedPaths().sort();

    expect((await refusingAtCommit("board", () => duplicate())).status).toBe(500);
    await clearDiscarded();

    expect([await db.attachment.count(), storedPaths().sort()]).toEqual([(await filesOf(board.id)).length, before]);
  });
});

async function aBoardWithBackground() {
  const { anna, board } = await aBoardOfAnna();
  const admin = await anAdmin();
  const params = { board_id: board.id };
  await call(UPLOAD, { as: anna, params, body: { file: await aPicture() } });
  const image = await db.attachment.findFirstOrThrow({ where: { boardId: board.id } });
  const duplicate = (headers = {}) => call(POST, { as: admin, params, body: { board: { title: "Copy" } }, headers });
  return { admin, anna, board, params, image, duplicate };
}

describe("the copy of a board with its own background picture", () => {
  test("gets its own copy of the picture, which stays when the original changes its background", async () => {
    const { admin, anna, params, image, duplicate } = await aBoardWithBackground();

    const { status, json } = await duplicate();
    await call(CHANGE, { as: anna, params, body: { reset: true } });
    await clearDiscarded();

    const copy = await db.attachment.findFirstOrThrow({ where: { boardId: json.board.id } });
    expect([status, json.board.background]).toEqual([
      200,
      { id: copy.id, is_image: true, image_url: `https://boards.test/files/${copy.fileHash}`, color: null },
    ]);
    expect(copy).toMatchObject({
      owner: "board",
      taskId: null,
      title: image.title,
      attachmentType: image.attachmentType,
      fileSize: image.fileSize,
      createdById: admin.id,
    });
    expect(copy.fileHash).not.toBe(image.fileHash);
    expect(storedPaths()).toEqual([copy.filePath]);
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("is made once when the request is repeated with its key", async () => {
    const { duplicate } = await aBoardWithBackground();

    const answers = [await duplicate({ "idempotency-key": "k1" }), await duplicate({ "idempotency-key": "k1" })];

    expect(answers.map(({ status, json }) => [status, json.board.id])).toEqual([
      [200, answers[0]?.json.board.id],
      [200, answers[0]?.json.board.id],
    ]);
    expect([await db.board.count(), await db.attachment.count(), storedPaths().length]).toEqual([2, 2, 2]);
  });

  test("leaves no file behind when the copy is refused", async () => {
    const { image, duplicate } = await aBoardWithBackground();

    expect((await refusingAtCommit("board", () => duplicate())).status).toBe(500);
    await clearDiscarded();

    expect([await db.attachment.count(), storedPaths()]).toEqual([1, [image.filePath]]);
  });

  test("has no background when the file of the picture is missing", async () => {
    const { image, duplicate } = await aBoardWithBackground();
    await storageOf(image.driver).remove(image.filePath ?? "");

    const { status, json } = await duplicate();

    expect([status, json.board.background]).toEqual([200, { id: null, is_image: false, image_url: null, color: null }]);
    expect(await db.attachment.count()).toBe(1);
  });

  test("keeps a picture of another site as it is", async () => {
    const { anna, params, duplicate } = await aBoardWithBackground();
    await call(CHANGE, {
      as: anna,
      params,
      body: { id: "theirs", image_url: "https://example.com/files/aPictureOfOthers" },
    });

    expect((await duplicate()).json.board.background.image_url).toBe("https://example.com/files/aPictureOfOthers");
  });
});
