import "server-only";
import type { Stage } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { changeIn } from "@/lib/database/record";
import { sendAlong, transaction } from "@/lib/db";
import { archiveStage, restoreStage } from "@/lib/stages/archive";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/record-changes";
import type { StageChange } from "@/lib/stages/property-input";
import { updateStage } from "@/lib/stages/update";
import type { CurrentUser } from "@/lib/users/current-user";

export async function updateStageProperty(
  found: OnBoard & { stage: Stage },
  change: StageChange,
  actor: CurrentUser,
): Promise<StageRecord> {
  switch (change.property) {
    case "archived_at":
      return (change.value ? archiveStage : restoreStage)(found.stage, actor);
    case "settings":
      return (await updateStage(found, { ...change.value, title: undefined, background: undefined }, actor)).stage;
    default:
      return setProperty(found.stage, change, actor);
  }
}

const COLUMNS = { title: "title", status: "defaultTaskStatus", color: "color", bg_color: "bgColor" } as const;

function setProperty(
  stage: Stage,
  { property, value }: Extract<StageChange, { property: keyof typeof COLUMNS }>,
  actor: CurrentUser,
): Promise<StageRecord> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, stage);
    await sendAlong(tx, changeIn("stage", before.id, { [COLUMNS[property]]: value, updatedAt: new Date() }));
    const after = await loadStage(tx, before.id);
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
