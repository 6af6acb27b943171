import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aFullBoard, anAdmin, countersOf, recounted } from "@/lib/testing";
import { exported, imported, jsonFile } from "@/lib/testing/factories/imports";
import { wrongCounters } from "@/lib/testing/everything/references";
import { aWorldOfEverything } from "@/lib/testing/everything/world";
import { canonical } from "@/lib/testing/probes/canonical-document";

describe("an exported board that is imported", () => {
  test("has everything that it had", async () => {
    const { first } = await aWorldOfEverything();
    const { board } = await aFullBoard();
    await db.stage.updateMany({ where: { boardId: board.id, title: "To  do ü" }, data: { title: "To do ü" } });

    for (const each of [board, first.board]) {
      const admin = await anAdmin();
      await db.boardMember.create({ data: { boardId: each.id, userId: admin.id, role: "manager" } });
      const session = await imported(admin, await jsonFile(each));

      expect(session).toMatchObject({ status: "completed", message: "Board imported successfully" });
      const copy = { id: session.boardId ?? 0 };
      expect(canonical(await exported(copy))).toEqual(canonical(await exported(each)));
      expect(await countersOf(copy)).toEqual(await recounted(copy));
    }
    expect(await wrongCounters()).toEqual([]);
    expect([await db.notification.count({ where: { boardId: { gt: board.id } } })]).toEqual([0]);
  });
});
