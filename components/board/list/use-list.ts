"use client";
import { type RefObject, useMemo } from "react";
import { groupIdsOf } from "@/components/board/drag/view";
import { lastUsedRowOf } from "@/components/board/list/focused-row";
import { groupKeys } from "@/components/board/list/group-keys";
import type { ListView } from "@/components/board/list/list-drag";
import { useShownOrder } from "@/components/board/list/use-shown-order";
import { ListItems } from "@/components/board/list/list-items";
import { useExpandTarget } from "@/components/board/list/use-expand-target";
import { useListComposer } from "@/components/board/list/use-list-composer";
import { useListDrag } from "@/components/board/list/use-list-drag";
import { useListGroups } from "@/components/board/list/use-list-groups";
import { type ListLayoutOnScreen, useListLayout } from "@/components/board/list/use-list-layout";
import { useListSizes } from "@/components/board/list/use-list-sizes";
import { useVirtualList } from "@/components/board/list/use-virtual-list";
import type { BoardViewProps } from "@/components/board/views/view-props";

export type ListOnScreen = ReturnType<typeof useList>;

/** The groups and rows of the list, what is drawn of them, and how they are changed. */
export function useList(props: BoardViewProps, scroller: RefObject<HTMLDivElement | null>) {
  const { viewer, clock } = props;
  const layout = useListLayout(props);
  const calendar = useMemo(() => ({ ...clock, startOfWeek: viewer.startOfWeek }), [clock, viewer.startOfWeek]);
  const liveView = useListGroups({ ...props, layout, calendar });
  useShownOrder(liveView, layout.collapsed);
  const { drag, header, moveFocus, isOrdered, canMove } = useListDrag(props, { scroller, liveView, layout, calendar });
  const { view } = drag;
  const composer = useListComposer(scroller, layout.group);
  const items = useItems(view, layout.collapsed, composer.groupId);
  const renamedRow = useRenamedRow(props, items);
  const kept = [
    items.indexOf(renamedRow),
    rangeOf(composer.groupId, view, items)?.last ?? -1,
    rangeOf(header.groupId, view, items)?.first ?? -1,
  ];
  const rows = useVirtualList({ items, sizes: useListSizes({ canAdd: props.newTasksOn !== null }), scroller, kept });

  const { isOpen, ...groups } = groupActions(view, layout, (id, section) => {
    composer.closeIn(id);
    revealHeader(section, items, rows, scroller);
  });
  const target = useExpandTarget((id) => !isOpen(id) && groups.toggle(id));
  const keys = { focusHeader: header.focus, moveFocus, onRowKey: drag.onKeyDown };
  const onKeyDown = groupKeys({ isOpen, toggle: groups.toggle, ...keys });
  const isEmpty = [...view.columns.values()].every(({ length }) => length === 0);
  return {
    ...{ layout, calendar, canMove, isOrdered, isEmpty, view, items, rows },
    ...{ composer, renamedRow, target, isOpen, groups, drag, onKeyDown },
  };
}

/** Of several rows of a task only one has the field for its title. */
function useRenamedRow({ actions: { renamed } }: BoardViewProps, items: ListItems): number | null {
  const id = renamed?.taskId ?? null;
  const row = useMemo(() => (id === null ? null : lastUsedRowOf(id)), [id]);
  return row !== null && items.indexOf(row) < 0 ? id : row;
}

function rangeOf(groupId: number | null, view: ListView, items: ListItems): ReturnType<ListItems["rangeOf"]> | null {
  const section = groupIdsOf(view).indexOf(groupId ?? Number.NaN);
  return section < 0 ? null : items.rangeOf(section);
}

function useItems({ groups, columns }: ListView, collapsed: ReadonlySet<string>, composing: number | null) {
  return useMemo(
    () =>
      new ListItems(
        groups.map(({ id, key }) => ({
          groupId: id,
          isOpen: !collapsed.has(key),
          isComposing: id === composing,
          rows: columns.get(id) ?? [],
        })),
      ),
    [groups, columns, collapsed, composing],
  );
}

function groupActions(
  { groups }: ListView,
  layout: ListLayoutOnScreen,
  onClose: (groupId: number, section: number) => void,
) {
  const keyOf = (id: number) => groups.find((group) => group.id === id)?.key ?? "";
  const isOpen = (id: number) => !layout.collapsed.has(keyOf(id));
  return {
    isOpen,
    toggle(id: number) {
      if (isOpen(id))
        onClose(
          id,
          groups.findIndex((group) => group.id === id),
        );
      layout.toggle(keyOf(id));
    },
    toggleAll: (id: number) => layout.collapse(isOpen(id) ? groups.map(({ key }) => key) : []),
  };
}

/** A header that sticks to the top would otherwise leave the view with its rows. */
function revealHeader(
  section: number,
  items: ListItems,
  rows: ReturnType<typeof useVirtualList>,
  { current: list }: RefObject<HTMLDivElement | null>,
) {
  const start = rows.startOf(items.rangeOf(section).first);
  if (list && list.scrollTop > start) list.scrollTop = start;
}
