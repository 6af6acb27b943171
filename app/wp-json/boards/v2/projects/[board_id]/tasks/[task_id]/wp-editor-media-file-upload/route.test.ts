import { describe, expect, test } from "vitest";
import { GET as FILE } from "@/app/files/[hash]/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { presentAttachment } from "@/lib/attachments/present";
import { db } from "@/lib/db";
import {
  aBoard,
  aFile,
  aPicture,
  aStage,
  aTaskOfAnna,
  basic,
  call,
  expectStored,
  newApplicationPassword,
  statusesOf,
  storedTask,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/wp-editor-media-file-upload", () => {
  test("stores a picture for the description, and returns its link", async () => {
    const { max, task, params } = await aTaskOfAnna();

    const { status, json } = await call(POST, { as: max, params, body: { file: await aPicture() } });

    const picture = await db.attachment.findFirstOrThrow();
    expect([status, json]).toEqual([
      200,
      {
        message: "Image has been uploaded",
        file: {
          ...presentAttachment(picture),
          secure_url: expect.any(String),
          public_url: `https://boards.test/files/${picture.fileHash}`,
        },
      },
    ]);
    expect(json.file).toMatchObject({
      object_id: task.id,
      object_type: "task_description",
      title: "picture.png",
      attachment_type: "image/png",
      file_hash: picture.fileHash,
    });
    expect(picture).toMatchObject({ owner: "task_description", taskId: task.id, createdById: max.id });
    expect([await db.activity.count(), (await storedTask(task)).attachmentCount]).toEqual([0, 0]);
    await expectStored([picture.filePath]);
  });

  test("a description keeps its picture when the task moves to another board, whose people can read it", async () => {
    const { vera, anna, max, params } = await aTaskOfAnna();
    const other = await aBoard({
      members: [
        [max, "member"],
        [anna, "viewer"],
      ],
    });
    const stage = await aStage(other);
    const { url, hash } = urlOf(
      (await call(POST, { as: max, params, body: { file: await aPicture() } })).json.file.public_url,
    );
    const description = `<p>See <img src="${url}" alt="The plan" /></p>`;

    const described = await call(UPDATE, { as: max, params, body: { property: "description", value: description } });
    await call(MOVE, { as: max, params, body: { newStageId: stage.id, newBoardId: other.id } });

    expect(described.json.task.description).toBe(description);
    expect([(await read(hash, anna)).status, (await read(hash, vera)).status]).toEqual([200, 403]);
  });

  test("answers 400 without a picture, and nothing is stored", async () => {
    const { max, params } = await aTaskOfAnna();

    const answers = [
      await call(POST, { as: max, params, body: { file: aFile() } }),
      await call(POST, { as: max, params }),
    ];

    expect(statusesOf(answers)).toEqual([400, 400]);
    await expectStored([]);
  });

  testRefusals(POST);
});

const urlOf = (url: string) => ({ url, hash: url.split("/").at(-1) ?? "" });

async function read(hash: string, person: { id: number; login: string }) {
  const headers = basic(person.login, await newApplicationPassword(person));
  return FILE(new Request(`https://boards.test/files/${hash}`, { headers }), { params: Promise.resolve({ hash }) });
}
