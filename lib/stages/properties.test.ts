import { expect, test } from "vitest";
import { db } from "@/lib/db";
import type { StageChange } from "@/lib/stages/property-input";
import { aBoardOfAnna, requestOn } from "@/lib/testing";

const OF_STAGE: Record<StageChange["property"], unknown> = {
  title: "New",
  status: "closed",
  color: "#ff0000",
  bg_color: "#ff0000",
  archived_at: "now",
  settings: { is_template: true },
};

test.each(Object.entries(OF_STAGE))("a change of a stage's %s records activity", async (property, value) => {
  const { anna, board, toDo } = await aBoardOfAnna();

  const { status } = await requestOn(board, anna, `PUT update-stage-property/${toDo.id}`, {
    property,
    value,
  });

  expect(status).toBe(200);
  expect(await db.activity.count()).toBeGreaterThan(0);
});
