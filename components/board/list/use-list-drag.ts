"use client";
import { type RefObject, useMemo } from "react";
import type { BoardsInView } from "@/components/board-store/board-in-view";
import { useDrag } from "@/components/board/drag/use-drag";
import { listDragRules, type ListView } from "@/components/board/list/list-drag";
import { useListHints } from "@/components/board/list/use-list-hints";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { CalendarOnScreen } from "@/components/filters/dates";

interface ListDragOptions {
  scroller: RefObject<HTMLDivElement | null>;
  liveView: ListView;
  layout: ListLayoutOnScreen;
  calendar: CalendarOnScreen;
}

/** How rows move within and between the groups of the list. */
export function useListDrag(props: BoardViewProps, { scroller, liveView, layout, calendar }: ListDragOptions) {
  const { board, boards, tasks, abilities, isComplete, saving } = props;
  // Rows can be moved among the others of their group.
  const isOrdered = boards === null && layout.group === "stage" && layout.sort.by === "order";
  const rules = useRules(liveView, layout, { board, boards, isOrdered, calendar });
  const canMove = abilities.edit && isComplete && layout.group !== "board";
  const drag = useDrag({
    boardOf: (taskId) => tasks[taskId]?.board_id ?? board.id,
    board: scroller,
    liveView,
    rules,
    enabled: canMove,
    save: saving.save,
  });
  useListHints({ canMove, isOrdered });
  return { drag, isOrdered, canMove };
}

interface RuleOptions extends BoardsInView {
  isOrdered: boolean;
  calendar: CalendarOnScreen;
}

function useRules({ groups }: ListView, { collapsed }: ListLayoutOnScreen, options: RuleOptions) {
  const { board, boards, isOrdered, calendar } = options;
  return useMemo(() => {
    const keys = new Map(groups.map(({ id, key }) => [id, key]));
    const isOpen = (id: number) => !collapsed.has(keys.get(id) ?? "");
    return listDragRules({ board, boards, isOrdered, isOpen, calendar });
  }, [board, boards, groups, isOrdered, collapsed, calendar]);
}
