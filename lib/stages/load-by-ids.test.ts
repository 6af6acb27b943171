import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { loadStages } from "@/lib/stages/load";
import { loadStagesByIds } from "@/lib/stages/load-by-ids";
import { aBoard, aStage } from "@/lib/testing/factories/boards";
import { anAdmin, threeUsers } from "@/lib/testing/factories/people";

test("a stage loaded by its id equals the record in its board's list", async () => {
  const [one, other, third] = await threeUsers({}, {}, {});
  const board = await aBoard({
    members: [
      [one, "member"],
      [other, "member"],
      [third, "member"],
    ],
  });
  const plain = await aStage(board);
  const full = await aStage(board, {
    isPublic: true,
    isTemplate: false,
    wipLimit: 3,
    hasDefaultPeople: true,
    archivedAt: new Date(),
    archivedById: (await anAdmin()).id,
    color: "#ffffff",
  });
  await db.stageDefaultAssignee.createMany({
    data: [other, one].map(({ id: userId }) => ({ stageId: full.id, userId })),
  });
  await db.stageDefaultWatcher.create({ data: { stageId: full.id, userId: third.id } });

  const found = await loadStagesByIds(db, [full.id, null, plain.id, full.id]);

  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining(await loadStages(db, { boardId: board.id })));
});
