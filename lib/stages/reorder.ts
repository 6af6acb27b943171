import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadChangedStages, type StageRecord } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, orderStages } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Stages that are not listed follow in their order (compatibility.md, C38).
 * @throws Invalid for a duplicate, an archived stage, or a stage of another board */
export async function reorderStages(board: Board, list: number[], actor: CurrentUser): Promise<StageRecord[]> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, board.id);
    const before = await activeStages(tx, board.id);
    const ids = before.map(({ id }) => id);
    if (new Set(list).size !== list.length || list.some((id) => !ids.includes(id)))
      throw new Invalid("Invalid parameter(s): list", {
        params: { list: "The list must name active stages of this board, each once." },
      });

    const ordered = [...list, ...ids.filter((id) => !list.includes(id))];
    const moved = await orderStages(tx, ordered);
    if (ordered.some((id, at) => id !== ids[at])) {
      await recordActivity(tx, actor, {
        boardId: board.id,
        event: "moved stages",
        oldValue: before.map(({ title }) => title).join(","),
      });
    }
    return loadChangedStages(tx, board.id, moved);
  });
}
