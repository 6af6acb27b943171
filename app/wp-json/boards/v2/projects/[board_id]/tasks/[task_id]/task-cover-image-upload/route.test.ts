import { describe, expect, test } from "vitest";
import { GET as FILE } from "@/app/files/[hash]/route";
import { GET as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { GET as CARDS } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/by-stage/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import {
  aCoveredTask,
  activityLines,
  aFile,
  aPicture,
  aTaskOfAnna,
  aUser,
  basic,
  call,
  coverOf,
  expectStored,
  hasChanged,
  LONG_AGO,
  newApplicationPassword,
  statusesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/task-cover-image-upload", () => {
  test("covers the task in place of its colour, in every answer that shows it, and records an activity", async () => {
    const { anna, max, task, params } = await aTaskOfAnna({ updatedAt: LONG_AGO, coverColor: "#4bce97" });

    const { status, json } = await call(POST, { as: max, params, body: { file: await aPicture() } });

    expect([status, json]).toEqual([
      200,
      {
        message: "Image has been uploaded",
        public_url: expect.stringMatching(/^https:\/\/boards\.test\/files\/[A-Za-z0-9]{32}$/),
      },
    ]);
    const cover = await db.attachment.findFirstOrThrow();
    expect(cover).toMatchObject({
      owner: "task_cover",
      taskId: task.id,
      title: "picture.png",
      attachmentType: "image/png",
      createdById: max.id,
    });
    const [list, cards, whole] = [
      await call(LIST, { as: anna, params }),
      await call(CARDS, { as: anna, params }),
      await call(TASK, { as: anna, params }),
    ];
    for (const answer of [list.json.tasks[0], cards.json.tasks[0], whole.json.task]) {
      expect(answer.settings).toMatchObject({
        cover: { backgroundColor: "", imageId: cover.id, backgroundImage: json.public_url },
        attachment_count: 0,
      });
    }
    expect(whole.json.task.attachments).toEqual([]);
    expect(await activityLines()).toEqual([["changed", "cover", null, null]]);
    expect(await hasChanged(task)).toBe(true);
    expect(await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`).toEqual([
      { task_identifier: "make-thumbnail" },
    ]);
    await expectStored([cover.filePath]);
  });

  test("deletes the earlier picture and its file", async () => {
    const { max, task, cover, params } = await aCoveredTask();

    await call(POST, { as: max, params, body: { file: await aPicture({ name: "other.jpg" }) } });

    const [now, ...others] = await db.attachment.findMany();
    expect([now?.title, others, (await coverOf(task.id)).coverAttachmentId]).toEqual(["other.jpg", [], now?.id]);
    expect(now?.id).not.toBe(cover.id);
    await expectStored([now?.filePath ?? ""]);
  });

  test("of several requests at once one stays, with its file alone", async () => {
    const { max, task, params } = await aCoveredTask();

    const answers = await Promise.all(
      ["a.png", "b.png", "c.png"].map(async (name) =>
        call(POST, { as: max, params, body: { file: await aPicture({ name }) } }),
      ),
    );

    const [cover, ...others] = await db.attachment.findMany();
    expect([statusesOf(answers), others, (await coverOf(task.id)).coverAttachmentId]).toEqual([
      [200, 200, 200],
      [],
      cover?.id,
    ]);
    await expectStored([cover?.filePath ?? ""]);
  });

  test("answers 400 without a picture, and the cover stays", async () => {
    const { max, task, cover, params } = await aCoveredTask();

    const [text, nothing] = [
      await call(POST, { as: max, params, body: { file: aFile() } }),
      await call(POST, { as: max, params }),
    ];

    expect([text.status, nothing.status, nothing.json.data.params]).toEqual([
      400,
      400,
      { file: "The file field is required." },
    ]);
    expect((await coverOf(task.id)).coverAttachmentId).toBe(cover.id);
    await expectStored([cover.filePath]);
  });

  testRefusals(POST);

  test("the link serves the picture to members, and to nobody else", async () => {
    const { vera, cover } = await aCoveredTask();
    const read = async (person: { id: number; login: string }) =>
      FILE(
        new Request(`https://boards.test/files/${cover.fileHash}?size=small`, {
          headers: basic(person.login, await newApplicationPassword(person)),
        }),
        { params: Promise.resolve({ hash: cover.fileHash }) },
      );

    const answers = [await read(vera), await read(await aUser())];

    expect(statusesOf(answers)).toEqual([200, 403]);
    expect(answers[0]?.headers.get("content-type")).toBe("image/png");
  });
});
