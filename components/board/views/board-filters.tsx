"use client";
import type { useBoardView } from "@/components/board/views/use-board-view";
import type { View } from "@/components/board/views/views";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { LazyFilterBar } from "@/components/filters/bar/lazy-filter-bar";
import type { PanelPlace } from "@/components/filters/place";
import type { FilterSource } from "@/components/filters/source";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";

type OfView = Pick<ReturnType<typeof useBoardView>, "filtering" | "hidden" | "loading">;

interface BoardFiltersProps extends FilterSource, OfView {
  tasks: Pick<BoardViewProps, "columns">;
  view: View;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
}

/** The row has its height before its code is loaded, so that the board does not move. */
export function BoardFilters({
  board,
  boards,
  shown,
  viewer,
  clock,
  filtering,
  tasks,
  view,
  hidden,
  loading,
  place,
  onPlace,
}: BoardFiltersProps) {
  const isSet = filtering.filters !== null;
  return (
    <LazyMount when={isSet || place !== null || filtering.savedId !== null}>
      <div className={isSet ? "min-h-11 shrink-0 bg-surface" : "shrink-0"}>
        <LazyFilterBar
          board={board}
          boards={boards}
          shown={shown}
          viewer={viewer}
          clock={clock}
          filters={filtering.filters}
          savedId={filtering.savedId}
          count={[...tasks.columns.values()].reduce((count, { length }) => count + length, 0)}
          hidden={hidden}
          saysNoMatches={view === "kanban"}
          loading={loading}
          place={place}
          onPlace={onPlace}
        />
      </div>
    </LazyMount>
  );
}
