import { describe, expect, test } from "vitest";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { aComment, aFile, aPicture, aTaskOfAnna, call, expectStored, hasChanged, LONG_AGO } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/comment-image-upload", () => {
  test("stores an image that no comment uses yet", async () => {
    const { max, task, params } = await aTaskOfAnna({ updatedAt: LONG_AGO });

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
    expect([await db.activity.count(), await hasChanged(task)]).toEqual([0, false]);
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

  test("answers 400 with the documented message for a file that is no picture", async () => {
    const { max, params } = await aTaskOfAnna();

    const { status, json } = await call(POST, { as: max, params, body: { file: aFile("page.html", "<script>") } });

    const message = "The file must be a image type.";
    expect([status, json.message, json.data.params]).toEqual([400, message, { file: message }]);
    await expectStored([]);
  });

  testRefusals(POST);
});

describe("the hourly sweep", () => {
  test("removes images that no comment used within a day, and their files; younger or used ones stay", async () => {
    const { max, task, params } = await aTaskOfAnna({ updatedAt: LONG_AGO });
    for (const name of ["forgotten.png", "young.png", "taken.png"])
      await call(POST, { as: max, params, body: { file: await aPicture({ name }) } });
    const comment = await aComment(task, max);
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
