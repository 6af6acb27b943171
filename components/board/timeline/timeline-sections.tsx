"use client";
import { useMemo } from "react";
import { GroupTail } from "@/components/board/list/group-tail";
import { newTaskIn } from "@/components/board/list/groups/new-task-in";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import { conflictingIds } from "@/components/board/timeline/links/conflicts";
import { GroupRow } from "@/components/board/timeline/rows/group-row";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import { TaskRow } from "@/components/board/timeline/rows/task-row";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface SectionsProps {
  timeline: TimelineOnScreen;
  view: BoardViewProps;
  /** Height of the scale above the rows. */
  top: number;
  howToId: string;
  howToPlanId: string;
}

/** What is drawn of the stages and their tasks. Every row has its place, so that only rows in view exist. */
export function TimelineSections(props: SectionsProps) {
  const { timeline, view } = props;
  const { rows, liveView, links, scale } = timeline;
  const context = useRowContext(props);
  const { tasks, clock } = view;
  const conflicts = useMemo(
    () => conflictingIds(links.all, tasks, { timeZone: clock.timeZone, today: scale.today }),
    [links.all, tasks, clock.timeZone, scale.today],
  );
  const stops = tabStops(timeline);
  return rows.drawn.map(({ section, indexes }) => {
    const group = liveView.groups[section];
    return (
      group && (
        <div key={group.id} role="rowgroup" data-stage={group.id} className="contents">
          {indexes.map((index) => (
            <Item
              key={timeline.items.keyAt(index)}
              {...props}
              {...{ group, section, index, context, conflicts, stops }}
            />
          ))}
        </div>
      )
    );
  });
}

interface ItemProps extends SectionsProps {
  group: ListGroup;
  section: number;
  index: number;
  context: RowContext;
  conflicts: ReadonlySet<number>;
  stops: ReturnType<typeof tabStops>;
}

function Item(props: ItemProps) {
  const { timeline, view, group, section, index, top, context, conflicts, stops } = props;
  const { items, rows, sizes, groups } = timeline;
  const item = items.at(index);
  const { first, last } = items.rangeOf(section);
  const place = { top: top + rows.startOf(index), rowIndex: index + 2 };
  if (item.kind === "row")
    return (
      <TaskRow
        {...place}
        task={item.row.task}
        height={sizes.row}
        setSize={last - first - 1}
        position={index - first}
        isTitleStop={index === stops.title}
        isBarStop={index === stops.bar}
        hasConflict={conflicts.has(item.row.task.id)}
        context={context}
      />
    );
  if (item.kind === "tail") return <Tail {...props} />;
  return (
    <GroupRow
      {...place}
      group={group}
      height={sizes.header}
      setSize={items.sections.length}
      position={section + 1}
      count={countOf(group, timeline, view)}
      isOpen={groups.isOpen(group.id)}
      isTabStop={index === stops.title}
      onToggle={(all) => (all ? groups.toggleAll(group.id) : groups.toggle(group.id))}
      onAdd={adding(group, timeline, view)}
    />
  );
}

function Tail({ timeline, view, group, index, top }: ItemProps) {
  const { rows, composer, liveView } = timeline;
  const { newTasksOn: board, windows, loading, abilities, clock, saving, newTaskStage } = view;
  const place = board && newTaskIn(group.value, board, { calendar: timeline.calendar, newTaskStage });
  const isComposing = composer.groupId === group.id && board !== null && place !== null;
  return (
    <div role="row" aria-rowindex={index + 2} style={{ top: top + rows.startOf(index) }} className="absolute inset-x-0">
      <div
        role="gridcell"
        className={
          isComposing
            ? "sticky start-0 z-25 w-[min(var(--view),40rem)] bg-surface"
            : "sticky start-0 z-20 w-(--pane) bg-surface max-sm:w-(--view)"
        }
      >
        <GroupTail
          index={index}
          measure={rows.measure}
          isLoading={
            loading?.hasFailed === false &&
            (windows[group.id]?.total ?? 0) > (liveView.columns.get(group.id)?.length ?? 0)
          }
          onAdd={adding(group, timeline, view)}
          composer={
            isComposing
              ? {
                  ...{
                    ...place,
                    board,
                    clock,
                    mayAdd: abilities.edit,
                    place: group.title,
                    at: "end",
                    save: saving.save,
                  },
                  onAdded: composer.follow,
                  onClose: composer.close,
                }
              : null
          }
        />
      </div>
    </div>
  );
}

function useRowContext({ timeline, view, howToId, howToPlanId }: SectionsProps): RowContext {
  const { scale, words, canMove } = timeline;
  const { clock, taskMenu, onOpen, viewer } = view;
  const { finish } = view.actions;
  const canLink = canMove && viewer.isPro;
  return useMemo(
    () => ({
      ...{ scale, clock, words, howToId, howToPlanId, canEdit: canMove, canLink },
      ...{ menu: taskMenu, finish, onOpen },
    }),
    [scale, clock, words, howToId, howToPlanId, canMove, canLink, taskMenu, finish, onOpen],
  );
}

/** While tasks are being loaded, the number that the server counted. */
function countOf({ id }: ListGroup, { liveView, layout }: TimelineOnScreen, { windows, isComplete }: BoardViewProps) {
  const shown = liveView.columns.get(id)?.length ?? 0;
  return isComplete || layout.hidesUndated ? shown : Math.max(shown, windows[id]?.total ?? 0);
}

function adding({ id, value }: ListGroup, { groups, composer, calendar }: TimelineOnScreen, view: BoardViewProps) {
  const { newTasksOn, abilities, newTaskStage } = view;
  if (!abilities.edit || !newTasksOn || !newTaskIn(value, newTasksOn, { calendar, newTaskStage })) return null;
  return () => {
    if (!groups.isOpen(id)) groups.toggle(id);
    composer.open(id);
  };
}

/** The indexes of what Tab leads to: of the tasks and of the chart what had the focus last, else the first in view. */
function tabStops({ rows, items, barId, titleStop }: TimelineOnScreen) {
  const drawn = rows.drawn.flatMap(({ indexes }) => indexes);
  const isRow = (index: number) => items.at(index).kind === "row";
  const isSaved = (index: number) => {
    const item = items.at(index);
    return item.kind === "row" && item.row.task.id > 0;
  };
  const inView = (matches: (index: number) => boolean) =>
    drawn.find((index) => index >= rows.firstVisible && matches(index)) ?? drawn.find(matches);
  return {
    title:
      drawn.find((index) => String(items.keyAt(index)) === titleStop) ??
      inView(isSaved) ??
      inView((index) => !isRow(index)),
    bar: drawn.find((index) => items.keyAt(index) === barId) ?? inView(isRow),
  };
}
