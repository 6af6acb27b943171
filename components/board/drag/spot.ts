import type { Held } from "@/components/board/drag/held";
import { placeOf } from "@/components/board/drag/place";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";

/** Where something is or would be, as it is told. */
export function spotOf(view: BoardView, held: Held) {
  if (held.kind === "stage") {
    const stageIds = stageIdsOf(view);
    return { kind: held.kind, title: titleOf(view, held.id), position: (held.to?.index ?? stageIds.indexOf(held.id)) + 1, count: stageIds.length };
  }
  const from = placeOf(view.columns, held.id);
  const place = held.to ?? from;
  const title = (from && view.columns.get(from.stageId)?.[from.index]?.title) ?? "";
  const total = place ? Math.max(view.windows[place.stageId]?.total ?? 0, view.columns.get(place.stageId)?.length ?? 0) : 0;
  return { kind: held.kind, title, position: (place?.index ?? 0) + 1, count: total + (place?.stageId === from?.stageId ? 0 : 1), stage: titleOf(view, place?.stageId) };
}

const titleOf = ({ stages }: BoardView, stageId: number | undefined): string => stages.find(({ id }) => id === stageId)?.title ?? "";
