"use client";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import { MoreRows, NoRows, NoStages } from "@/components/board/list/list-states";
import { hasDates } from "@/components/board/timeline/geometry/bar";
import { LinksPopover } from "@/components/board/timeline/links/links-popover";
import { PrintSheet } from "@/components/board/timeline/print/print-sheet";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { TimelineChart } from "@/components/board/timeline/timeline-chart";
import { OnlyUndated } from "@/components/board/timeline/timeline-states";
import { TimelineToolbar } from "@/components/board/timeline/timeline-toolbar";
import { type TimelineOnScreen, useTimeline } from "@/components/board/timeline/use-timeline";
import { useTimelineCommands } from "@/components/board/timeline/use-timeline-commands";
import { useTimelineHints } from "@/components/board/timeline/use-timeline-hints";
import { useTimelineKeys } from "@/components/board/timeline/use-timeline-keys";
import type { BoardViewProps } from "@/components/board/views/view-props";

/** The tasks of the board as bars from their start to their due dates. Only what is in view is drawn. */
export function TimelineView(view: BoardViewProps) {
  const { board, newTasksOn } = view;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-surface">
      {board.stages.length === 0 && newTasksOn ? <NoStages {...view} /> : <Timeline {...view} />}
    </div>
  );
}

function Timeline(view: BoardViewProps) {
  const t = useTranslations("boardTimeline");
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const timeline = useTimeline(view, scroller);
  const { layout, chart, lifting, liveView, scale, canMove } = timeline;
  const canLink = canMove && view.viewer.isPro;
  const blocking = useBlocking(view, timeline, scroller);
  const onKeyDown = useTimelineKeys({
    timeline,
    scroller,
    onBlocks: canLink ? blocking.open : null,
    onOpen: view.onOpen,
  });
  useTimelineCommands(timeline, print);
  useTimelineHints({ canMove, canLink });
  const style = useMemo(
    () => ({ "--pane-width": `${layout.pane}px`, "--view": `${chart.view.width + chart.view.pane}px` }),
    [layout.pane, chart.view],
  );
  const isEmpty = [...liveView.columns.values()].every(({ length }) => length === 0);

  return (
    <>
      <TimelineToolbar timeline={timeline} onPrint={print} />
      <div
        ref={scroller}
        data-scroller=""
        data-cards=""
        style={style as React.CSSProperties}
        onKeyDown={onKeyDown}
        onContextMenu={keepOwnMenu}
        onFocusCapture={(event) => remember(event.target, timeline)}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain [--pane:var(--pane-width)] max-sm:[--pane:0px]"
      >
        {isEmpty && <NoTasks view={view} timeline={timeline} />}
        <TimelineChart timeline={timeline} view={view} scroller={scroller} content={content} />
        <div className="sticky start-0 w-(--view)">
          <MoreRows {...view} />
        </div>
      </div>
      <p role="status" aria-label={t("moves")} aria-live="assertive" className="sr-only">
        {lifting.announcement}
      </p>
      {blocking.popover}
      {usePrinting() && (
        <PrintSheet
          board={view.board.title}
          groups={liveView.groups}
          columns={liveView.columns}
          clock={view.clock}
          startOfWeek={view.viewer.startOfWeek}
          today={scale.today}
          words={timeline.words}
        />
      )}
    </>
  );
}

const NoTasks = ({ view, timeline }: { view: BoardViewProps; timeline: TimelineOnScreen }) => (
  <div className="sticky start-0 w-(--view)">
    {hidesSome(view, timeline.layout.hidesUndated) ? <OnlyUndated timeline={timeline} /> : <NoRows {...view} />}
  </div>
);

const print = () => window.print();

/** The popover with the tasks that a task blocks. */
function useBlocking(view: BoardViewProps, { links }: TimelineOnScreen, scroller: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<{ taskId: number; isOpen: boolean } | null>(null);
  const task = opened && view.tasks[opened.taskId];
  return {
    open: (taskId: number) => setOpened({ taskId, isOpen: true }),
    popover: opened && task && (
      <LinksPopover
        key={opened.taskId}
        task={task}
        board={view.board}
        tasks={view.tasks}
        links={links}
        open={opened.isOpen}
        anchor={() => scroller.current?.querySelector<HTMLElement>(`[data-bar="${opened.taskId}"]`) ?? null}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    ),
  };
}

/** Tab leads back to where the focus was. */
function remember(target: Element, { setBarId, setTitleStop }: TimelineOnScreen) {
  const bar = target.closest<HTMLElement>("[data-bar]")?.dataset.bar;
  const header = target.closest("[data-toggles]")?.closest<HTMLElement>("[data-stage]")?.dataset.stage;
  const title = target.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (bar) setBarId(Number(bar));
  else if (header) setTitleStop(`header ${header}`);
  else if (title) setTitleStop(title);
}

const hidesSome = ({ columns }: BoardViewProps, hidesUndated: boolean): boolean =>
  hidesUndated && [...columns.values()].some((tasks) => tasks.some((task) => !hasDates(task)));
