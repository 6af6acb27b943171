import { describe, expect, test } from "vitest";
import { GET as READ } from "@/app/wp-json/boards/v2/public/boards/[board_id]/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aPublicBoard, onBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

const rotate = onBoard(POST);
const read = onBoard(READ);

describe("POST /boards/:board_id/public-link/rotate", () => {
  test("ends all tokens at once, gives a new link and records it", async () => {
    const { anna, board, token } = await aPublicBoard();

    const { status, json } = await rotate(anna, board);
    const fresh = new URL(json.url).searchParams.get("public_token") ?? "";

    expect([status, json.message, fresh === token]).toEqual([200, "The link has been replaced", false]);
    expect((await read(undefined, board, { public_token: token })).status).toBe(401);
    expect((await read(undefined, board, { public_token: fresh })).status).toBe(200);
    expect(await db.activity.findMany({ select: { action: true, column: true, newValue: true } })).toEqual([
      { action: "replaced", column: "public link", newValue: null },
    ]);
  });

  test("answers 409 while public access is off, 403 for a member", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    expect((await rotate(anna, board)).status).toBe(409);
    expect((await rotate(max, board)).status).toBe(403);
    expect(await db.activity.count()).toBe(0);
  });

  testForbidden(POST);
});
