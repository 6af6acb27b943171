import { describe, expect, test } from "vitest";
import { GET as FILE } from "@/app/files/[hash]/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { presentAttachment } from "@/lib/attachments/present";
import { db } from "@/lib/db";
import { basic } from "@/lib/testing/http/basic";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aTaskOfAnna } from "@/lib/testing/factories/covers";
import { aPicture } from "@/lib/testing/factories/files";
import { aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { expectStored, INVALID_PICTURES } from "@/lib/testing/factories/pictures";
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
    expect([
      await db.activity.count(),
      (await db.task.findUniqueOrThrow({ where: { id: task.id } })).attachmentCount,
    ]).toEqual([0, 0]);
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

  test.each(INVALID_PICTURES)("answers 400 for %s, and nothing is stored", async (_, make) => {
    const { max, params } = await aTaskOfAnna();

    const { status } = await call(POST, { as: max, params, body: { file: make() } });

    expect([status, await db.attachment.count()]).toEqual([400, 0]);
    await expectStored([]);
  });

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

const urlOf = (url: string) => ({ url, hash: url.split("/").at(-1) ?? "" });

async function read(hash: string, person: { id: number; login: string }) {
  const headers = basic(person.login, await newApplicationPassword(person));
  return FILE(new Request(`https://boards.test/files/${hash}`, { headers }), { params: Promise.resolve({ hash }) });
}
