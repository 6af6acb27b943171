"use client";
import { type RefObject, useMemo } from "react";
import type { BoardsInView } from "@/components/board-store/board-in-view";
import { useDrag } from "@/components/board/drag/use-drag";
import { listDragRules, type ListView } from "@/components/board/list/list-drag";
import { useHeaderFocus } from "@/components/board/list/use-header-focus";
import { useListHints } from "@/components/board/list/use-list-hints";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { CalendarOnScreen } from "@/components/filters/dates";
import type { Step } from "@/components/drag/place";

interface ListDragOptions {
  scroller: RefObject<HTMLDivElement | null>;
  liveView: ListView;
  layout: ListLayoutOnScreen;
  calendar: CalendarOnScreen;
}

/** How rows move within and between the groups of the list, and how keys move the focus. */
export function useListDrag(props: BoardViewProps, { scroller, liveView, layout, calendar }: ListDragOptions) {
  const { board, boards, tasks, abilities, isComplete, saving } = props;
  // Rows can be moved among the others of their group.
  const isOrdered = boards === null && layout.group === "stage" && layout.sort.by === "order";
  const header = useHeaderFocus(scroller);
  const rules = useRules(liveView, layout, { board, boards, isOrdered, calendar, focusHeader: header.focus });
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
  const moveFocus = (step: Step) => rules.moveFocus(step, drag.view);
  return { drag, header, moveFocus, isOrdered, canMove };
}

interface RuleOptions extends BoardsInView {
  isOrdered: boolean;
  calendar: CalendarOnScreen;
  focusHeader: (groupId: number) => void;
}

function useRules({ groups }: ListView, { collapsed }: ListLayoutOnScreen, options: RuleOptions) {
  const { board, boards, isOrdered, calendar, focusHeader } = options;
  return useMemo(() => {
    const keys = new Map(groups.map(({ id, key }) => [id, key]));
    const isOpen = (id: number) => !collapsed.has(keys.get(id) ?? "");
    return listDragRules({ board, boards, isOrdered, isOpen, focusHeader, calendar });
  }, [board, boards, groups, isOrdered, collapsed, calendar, focusHeader]);
}
