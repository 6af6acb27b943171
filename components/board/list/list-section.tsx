"use client";
import { useId } from "react";
import { GroupHeader } from "@/components/board/list/group-header";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import { newTaskIn } from "@/components/board/list/groups/new-task-in";
import type { RowContext } from "@/components/board/list/row-context";
import { SectionRows } from "@/components/board/list/section-rows";
import { SectionTail } from "@/components/board/list/section-tail";
import type { ListOnScreen } from "@/components/board/list/use-list";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { classNames } from "@/components/ui/class-names";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { hasRoadmapPage } from "@/lib/modules/on-screen";

export interface SectionProps {
  list: ListOnScreen;
  view: BoardViewProps;
  group: ListGroup;
  /** Its place among the groups. */
  section: number;
  /** Of what is drawn, in order: the header comes first. */
  indexes: readonly number[];
}

interface ListSectionProps extends SectionProps {
  context: RowContext;
  /** Height of the groups before it that are not drawn. */
  space: number;
  lastFocused: number | null;
}

/** A group. Spaces in place of what is not drawn are sized by a script only, so that the server’s HTML needs no styles. */
export function ListSection({ context, space, lastFocused, ...props }: ListSectionProps) {
  const { list, view, group } = props;
  const titleId = useId();
  const isHydrated = useHydrated();
  const isOpen = list.isOpen(group.id);
  const count = countOf(group, list, view);
  const isTarget = list.target === group.id && (!list.isOrdered || !isOpen || count === 0);
  const onAdd = adding(group, list, view);
  return (
    <section
      data-stage={group.id}
      data-grouped={group.value.by === "stage" ? undefined : ""}
      aria-labelledby={titleId}
      style={isHydrated && space > 0 ? { marginTop: space } : undefined}
      className={classNames("relative", isTarget && "bg-accent-soft")}
    >
      <GroupHeader
        group={group}
        titleId={titleId}
        count={count}
        hasPage={hasRoadmapPage(view.viewer, view.board)}
        isOpen={isOpen}
        isTarget={isTarget}
        onToggle={(all) => (all ? list.groups.toggleAll(group.id) : list.groups.toggle(group.id))}
        onAdd={onAdd}
      />
      {isOpen && (
        <>
          <SectionRows {...props} context={context} titleId={titleId} lastFocused={lastFocused} />
          <SectionTail {...props} onAdd={onAdd} />
        </>
      )}
    </section>
  );
}

/** While tasks are being loaded, the number that the server counted. */
function countOf({ id, value }: ListGroup, list: ListOnScreen, { windows, isComplete }: BoardViewProps): number {
  const shown = list.view.columns.get(id)?.length ?? 0;
  return value.by === "stage" && !isComplete ? Math.max(shown, windows[id]?.total ?? 0) : shown;
}

function adding({ id, value }: ListGroup, list: ListOnScreen, view: BoardViewProps) {
  const { newTasksOn, abilities, newTaskStage } = view;
  if (!abilities.edit || !newTasksOn || !newTaskIn(value, newTasksOn, { ...list, newTaskStage })) return null;
  return () => {
    if (!list.isOpen(id)) list.groups.toggle(id);
    list.composer.open(id);
  };
}
