import "server-only";
import { z } from "zod";
import { ref, whole } from "@/lib/board-document/parts";
import type { ToolApi } from "@/lib/imports/api/tool-api";
import { boardOf } from "@/lib/imports/card-board/board";
import { pagesOf, readBoard } from "@/lib/imports/card-board/read-api";
import type { Outline } from "@/lib/imports/outline";

const Badges = z.object({ checkItems: whole, comments: whole, attachments: whole });
const Cards = z.array(
  z.object({ id: ref, idList: ref, badges: Badges.catch({ checkItems: 0, comments: 0, attachments: 0 }) }),
);

/** One request for the board, and one for each 1,000 cards. @throws ToolRefusal */
export async function outlineOfCardBoard(api: ToolApi, id: string, importsPeople: boolean): Promise<Outline> {
  const path = `/boards/${encodeURIComponent(id)}`;
  const raw = await readBoard(api, path);
  const totals = { labels: raw.labels.length, tasks: 0, subtasks: 0, comments: 0, attachments: 0 };
  const byStage = new Map<string | null, number>();
  for await (const page of pagesOf(api, `${path}/cards`, { filter: "all", fields: "idList,badges" }, Cards))
    for (const { idList, badges } of page) {
      totals.tasks += 1;
      totals.subtasks += badges.checkItems;
      totals.comments += badges.comments;
      totals.attachments += badges.attachments;
      byStage.set(idList, (byStage.get(idList) ?? 0) + 1);
    }
  return { board: boardOf(raw, new Map(), importsPeople), totals: { ...totals, byStage } };
}
