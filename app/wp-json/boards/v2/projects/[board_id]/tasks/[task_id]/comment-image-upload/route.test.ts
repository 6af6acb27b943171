import { describe, expect, test } from "vitest";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aTaskOfAnna } from "@/lib/testing/factories/covers";
import { aFile, aPicture } from "@/lib/testing/factories/files";
import { aUser } from "@/lib/testing/factories/people";
import { expectStored, INVALID_PICTURES } from "@/lib/testing/factories/pictures";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/comment-image-upload", () => {
  test("stores an image that no comment uses yet", async () => {
    const { max, task, params } = await aTaskOfAnna();

    const { status, json } = await call(POST, { as: max, params, body: { file: await aPicture() } });

    const image = await db.attachment.findFirstOrThrow();
    expect([status, json.message]).toEqual([200, "attachment has been added"]);
    expect(json.imageAttachment).toEqual({
      id: image.id,
      object_id: 0,
      object_type: "comment_image",
      attachment_type: "image/png",
      file_path: image.filePath,
      full_url: `https://boards.test/files/${image.fileHash}`,
      file_size: expect.stringMatching(/^\d+ B$/),
      settings: "",
      title: "picture.png",
      file_hash: image.fileHash,
      driver: "local",
      status: "ACTIVE",
      created_by: max.id,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
      public_url: `https://boards.test/files/${image.fileHash}`,
      secure_url: expect.stringMatching(
        /^https:\/\/boards\.test\/\?fbs=1&fbs_comment_image=[A-Za-z0-9]{32}&secure_sign=\d+\.[0-9a-f]{64}$/,
      ),
    });
    expect(image).toMatchObject({ owner: "comment_image", taskId: task.id, commentId: null, createdById: max.id });
    expect([
      await db.activity.count(),
      (await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt,
    ]).toEqual([0, task.updatedAt]);
    await expectStored([image.filePath]);
  });

  test("accepts what cameras and scanners write", async () => {
    const { max, params } = await aTaskOfAnna();
    const bitmap = new Uint8Array(54);
    bitmap.set([0x42, 0x4d, 54]);
    const tiff = new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    const answers = [
      await call(POST, { as: max, params, body: { file: aFile("scan.bmp", bitmap) } }),
      await call(POST, { as: max, params, body: { file: aFile("scan.tiff", tiff) } }),
    ];

    expect(answers.map(({ status, json }) => [status, json.imageAttachment?.attachment_type])).toEqual([
      [200, "image/bmp"],
      [200, "image/tiff"],
    ]);
  });

  test.each(INVALID_PICTURES.filter(([what]) => what !== "a picture's name alone"))(
    "answers 400 with the documented message for %s, and nothing is stored",
    async (_, make) => {
      const { max, params } = await aTaskOfAnna();

      const { status, json } = await call(POST, { as: max, params, body: { file: make() } });

      expect([status, json.message, json.data.params]).toEqual([
        400,
        "The file must be a image type.",
        { file: "The file must be a image type." },
      ]);
      await expectStored([]);
    },
  );

  test("answers 403 for a viewer and for somebody else, 404 for a task of another board, 400 without a file", async () => {
    const { vera, max, params } = await aTaskOfAnna();
    const theirs = await aTask((await aBoardOfAnna()).toDo);
    const body = { file: await aPicture() };

    const answers = [
      await call(POST, { as: vera, params, body }),
      await call(POST, { as: await aUser(), params, body }),
      await call(POST, { as: max, params: { ...params, task_id: theirs.id }, body }),
      await call(POST, { as: max, params }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 400]);
    await expectStored([]);
  });
});

describe("the hourly sweep", () => {
  test("removes images that no comment used within a day, and their files; younger or used ones stay", async () => {
    const { max, task, params } = await aTaskOfAnna();
    for (const name of ["forgotten.png", "young.png", "taken.png"])
      await call(POST, { as: max, params, body: { file: await aPicture({ name }) } });
    const comment = await db.comment.create({
      data: {
        taskId: task.id,
        boardId: task.boardId,
        authorName: "Max",
        authorEmail: "max@example.com",
        rawDescription: "Look",
        description: "Look",
      },
    });
    const change = (title: string, data: Prisma.AttachmentUncheckedUpdateInput) =>
      db.attachment.updateMany({ where: { title }, data });
    await change("forgotten.png", { createdAt: new Date(Date.now() - 25 * HOUR) });
    await change("young.png", { createdAt: new Date(Date.now() - 23 * HOUR) });
    await change("taken.png", { createdAt: new Date(Date.now() - 25 * HOUR), commentId: comment.id });

    await sweep();

    const left = await db.attachment.findMany({ orderBy: { id: "asc" } });
    expect(left.map(({ title }) => title)).toEqual(["young.png", "taken.png"]);
    await expectStored(left.map(({ filePath }) => filePath));
  });
});

const HOUR = 60 * 60 * 1000;
