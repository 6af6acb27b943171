import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aPublicBoard, onBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const change = onBoard(PUT);

describe("PUT /boards/:board_id/public-link", () => {
  test("lets search engines list the board and records it", async () => {
    const { anna, board } = await aPublicBoard();

    const { status, json } = await change(anna, board, { is_indexed: true });

    expect([status, json.is_indexed, json.enabled]).toEqual([200, true, true]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).isIndexed).toBe(true);
    expect(await db.activity.findMany({ select: { action: true, column: true, newValue: true } })).toEqual([
      { action: "changed", column: "search listing", newValue: "allowed" },
    ]);
  });

  test("answers 400 without a value, 403 for a member", async () => {
    const { anna, max, board } = await aPublicBoard();

    expect((await change(anna, board, {})).status).toBe(400);
    expect((await change(max, board, { is_indexed: true })).status).toBe(403);
  });

  testForbidden(PUT);
});
