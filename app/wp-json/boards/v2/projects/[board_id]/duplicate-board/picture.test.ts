import { describe, expect, test } from "vitest";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background-image/route";
import { PUT as CHANGE } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background/route";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aPicture, storedPaths } from "@/lib/testing/factories/files";
import { anAdmin } from "@/lib/testing/factories/people";
import { refusingAtCommit } from "@/lib/testing/probes/refused-commits";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storageOf } from "@/lib/storage/storage";
import { POST } from "./route";

async function aBoardWithPicture() {
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
    const { admin, anna, params, image, duplicate } = await aBoardWithPicture();

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
    const { duplicate } = await aBoardWithPicture();

    const answers = [await duplicate({ "idempotency-key": "k1" }), await duplicate({ "idempotency-key": "k1" })];

    expect(answers.map(({ status, json }) => [status, json.board.id])).toEqual([
      [200, answers[0]?.json.board.id],
      [200, answers[0]?.json.board.id],
    ]);
    expect([await db.board.count(), await db.attachment.count(), storedPaths().length]).toEqual([2, 2, 2]);
  });

  test("leaves no file behind when the copy is refused", async () => {
    const { image, duplicate } = await aBoardWithPicture();

    expect((await refusingAtCommit("board", () => duplicate())).status).toBe(500);
    await clearDiscarded();

    expect([await db.attachment.count(), storedPaths()]).toEqual([1, [image.filePath]]);
  });

  test("has no background when the file of the picture is missing", async () => {
    const { image, duplicate } = await aBoardWithPicture();
    await storageOf(image.driver).remove(image.filePath ?? "");

    const { status, json } = await duplicate();

    expect([status, json.board.background]).toEqual([200, { id: null, is_image: false, image_url: null, color: null }]);
    expect(await db.attachment.count()).toBe(1);
  });

  test("keeps a picture of another site as it is", async () => {
    const { anna, params, duplicate } = await aBoardWithPicture();
    await call(CHANGE, {
      as: anna,
      params,
      body: { id: "theirs", image_url: "https://example.com/files/aPictureOfOthers" },
    });

    expect((await duplicate()).json.board.background.image_url).toBe("https://example.com/files/aPictureOfOthers");
  });
});
