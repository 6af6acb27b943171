"use client";
import { GroupTail } from "@/components/board/list/group-tail";
import type { SectionProps } from "@/components/board/list/list-section";
import { newTaskIn } from "@/components/board/list/groups/new-task-in";
import { useHydrated } from "@/components/ui/hooks/hydrated";

export function SectionTail(props: SectionProps & { onAdd: (() => void) | null }) {
  const { list, group, section, indexes, onAdd } = props;
  const isHydrated = useHydrated();
  const { items, rows } = list;
  const index = items.rangeOf(section).last;
  if (!indexes.includes(index))
    return <div style={isHydrated ? { height: rows.endOf(index) - rows.startOf(index) } : undefined} />;

  if (!props.view.newTasksOn) return <div className="h-4" />;
  return (
    <GroupTail
      index={index}
      measure={rows.measure}
      isLoading={isLoading(props)}
      onAdd={onAdd}
      composer={list.composer.groupId === group.id ? composerOf(props) : null}
    />
  );
}

const isLoading = ({ list, view: { windows, loading }, group: { id, value } }: SectionProps): boolean =>
  value.by === "stage" &&
  loading?.hasFailed === false &&
  (windows[id]?.total ?? 0) > (list.view.columns.get(id)?.length ?? 0);

function composerOf({ list, view, group }: SectionProps) {
  const { newTasksOn: board, abilities, clock, saving, newTaskStage } = view;
  const place = board && newTaskIn(group.value, board, { ...list, newTaskStage });
  if (!place) return null;
  return {
    ...place,
    board,
    clock,
    mayAdd: abilities.edit,
    place: group.title,
    at: "end" as const,
    save: saving.save,
    onAdded: list.composer.follow,
    onClose: list.composer.close,
  };
}
