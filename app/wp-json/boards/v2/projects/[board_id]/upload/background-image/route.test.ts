import { describe, expect, test } from "vitest";
import { GET as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { PUT as CHANGE } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background/route";
import { GET as BOARDS } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aPicture,
  call,
  expectOnlyActivity,
  expectStored,
  INVALID_PICTURES,
  onBoard,
  statusesOf,
  storedBoard,
} from "@/lib/testing";
import { POST } from "./route";

const upload = onBoard(POST);

async function aBoardWithImage() {
  const world = await aBoardOfAnna();
  const params = { board_id: world.board.id };
  const { json } = await upload(world.max, world.board, { file: await aPicture() });
  return {
    ...world,
    params,
    background: json.background,
    image: await db.attachment.findFirstOrThrow({ where: { boardId: world.board.id } }),
  };
}

describe("POST /projects/:board_id/upload/background-image", () => {
  test("sets a picture as the board's background, in every answer that shows the board, and records its activity", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    const { status, json } = await upload(max, board, { file: await aPicture() });

    const image = await db.attachment.findFirstOrThrow();
    const background = {
      id: image.id,
      color: null,
      image_url: `https://boards.test/files/${image.fileHash}`,
      is_image: true,
    };
    expect([status, json]).toEqual([200, { message: "Background updated successfully", background }]);
    expect(image).toMatchObject({ owner: "board", boardId: board.id, taskId: null, createdById: max.id });
    expect([
      (await onBoard(BOARD)(anna, board)).json.board.background,
      (await call(BOARDS, { as: anna })).json.boards.data[0].background,
    ]).toEqual([background, background]);
    await expectOnlyActivity(board, max, { action: "changed", column: "board background" });
    await expectStored([image.filePath]);
  });

  test("deletes the earlier picture and its file", async () => {
    const { max, board, params, image } = await aBoardWithImage();

    const { json } = await call(POST, { as: max, params, body: { file: await aPicture({ name: "other.jpg" }) } });

    const left = await db.attachment.findMany({ where: { boardId: board.id } });
    expect([left.map(({ id }) => id), json.background.id === image.id]).toEqual([[json.background.id], false]);
    await expectStored(left.map(({ filePath }) => filePath));
  });

  test("of several requests at once one stays, with its file alone", async () => {
    const { max, board, params } = await aBoardWithImage();

    const answers = await Promise.all(
      ["a.png", "b.png", "c.png"].map(async (name) =>
        call(POST, { as: max, params, body: { file: await aPicture({ name }) } }),
      ),
    );

    const [image, ...others] = await db.attachment.findMany();
    expect([statusesOf(answers), others, (await storedBoard(board)).backgroundId]).toEqual([
      [200, 200, 200],
      [],
      String(image?.id),
    ]);
    await expectStored([image?.filePath ?? ""]);
  });

  test.each([
    ["a colour", { id: "solid_4", color: "#D7543D" }],
    ["a picture elsewhere", { id: "x", image_url: "https://example.com/a.png" }],
    ["nothing", { reset: true }],
  ])("%s replaces it and deletes its file; another board's stays", async (_, body) => {
    const { max, params } = await aBoardWithImage();
    const other = await aBoardWithImage();

    await call(CHANGE, { as: max, params, body });

    expect(await db.attachment.findMany()).toMatchObject([{ id: other.image.id }]);
    await expectStored([other.image.filePath]);
  });

  test("keeps it when a client sends it back unchanged", async () => {
    const { max, params, background, image } = await aBoardWithImage();

    const { json } = await call(CHANGE, { as: max, params, body: background });

    expect(json.background).toEqual(background);
    await expectStored([image.filePath]);
  });

  test.each(INVALID_PICTURES)("answers 400 for %s, and the board stays as it is", async (_, make) => {
    const { max, board, params, image, background } = await aBoardWithImage();

    const { status } = await call(POST, { as: max, params, body: { file: make() } });

    expect([status, (await storedBoard(board)).backgroundImageUrl]).toEqual([400, background.image_url]);
    await expectStored([image.filePath]);
  });

  test("answers 403 for a viewer, 400 without a file", async () => {
    const { vera, max, board } = await aBoardOfAnna();

    expect((await upload(vera, board, { file: await aPicture() })).status).toBe(403);
    expect((await upload(max, board)).status).toBe(400);
  });
});
