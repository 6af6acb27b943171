import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aRoadmapOfAnna, aUser, onRecord, statusesAtOnce, statusesOf } from "@/lib/testing";
import { DELETE } from "./route";

const unblock = onRecord(DELETE, "blocked_id");

const aBlockedGuest = ({ id: boardId }: { id: number }) =>
  db.blockedGuest.create({ data: { boardId, email: "gina@guests.example" } });

describe("DELETE /boards/:board_id/blocked-guests/:blocked_id", () => {
  test("a manager lifts a block", async () => {
    const { anna, board } = await aRoadmapOfAnna();

    const { json } = await unblock(anna, await aBlockedGuest(board));

    expect(json).toEqual({ message: "The guest is no longer blocked" });
    expect(await db.blockedGuest.count()).toBe(0);
    expect(await db.activity.findFirst()).toMatchObject({ action: "unblocked", column: "guest", newValue: null });
  });

  test("of two who lift it at once, one gets 404", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const blocked = await aBlockedGuest(board);

    expect(await statusesAtOnce(2, () => unblock(anna, blocked))).toEqual([200, 404]);
  });

  test("403 for members and strangers, 404 for a block of another roadmap", async () => {
    const { anna, max, board } = await aRoadmapOfAnna();
    const blocked = await aBlockedGuest(board);
    const elsewhere = await aBlockedGuest((await aRoadmapOfAnna()).board);

    expect(statusesOf([await unblock(max, blocked), await unblock(await aUser(), blocked)])).toEqual([403, 403]);
    expect((await unblock(anna, { ...elsewhere, boardId: board.id })).status).toBe(404);
    expect(await db.blockedGuest.count()).toBe(2);
  });
});
