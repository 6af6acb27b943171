"use client";
import { useMemo, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import { MoreRows, NoRows, NoStages } from "@/components/board/list/list-states";
import { hasDates } from "@/components/board/timeline/geometry/bar";
import { LinksPopover } from "@/components/board/timeline/links/links-popover";
import { PrintSheet } from "@/components/board/timeline/print/print-sheet";
import { usePrinting } from "@/components/board/timeline/print/use-printing";
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
  const isPrinting = usePrinting();
  const canLink = canMove && view.viewer.isPro;
  const [blocking, setBlocking] = useState<{ taskId: number; isOpen: boolean } | null>(null);
  const onBlocks = canLink ? (taskId: number) => setBlocking({ taskId, isOpen: true }) : null;
  const onKeyDown = useTimelineKeys({ timeline, scroller, onBlocks, onOpen: view.onOpen });
  const print = () => window.print();
  useTimelineCommands(timeline, print);
  useTimelineHints({ canMove, canLink });
  const style = useMemo(
    () => ({ "--pane-width": `${layout.pane}px`, "--view": `${chart.view.width + chart.view.pane}px` }),
    [layout.pane, chart.view],
  );
  const blocker = blocking && view.tasks[blocking.taskId];
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
        <div className="sticky start-0 w-(--view)">
          {isEmpty &&
            (hidesSome(view, layout.hidesUndated) ? <OnlyUndated timeline={timeline} /> : <NoRows {...view} />)}
        </div>
        <TimelineChart timeline={timeline} view={view} scroller={scroller} content={content} />
        <div className="sticky start-0 w-(--view)">
          <MoreRows {...view} />
        </div>
      </div>
      <p role="status" aria-label={t("moves")} aria-live="assertive" className="sr-only">
        {lifting.announcement}
      </p>
      {blocking && blocker && (
        <LinksPopover
          key={blocking.taskId}
          task={blocker}
          board={view.board}
          tasks={view.tasks}
          links={timeline.links}
          open={blocking.isOpen}
          anchor={() => scroller.current?.querySelector<HTMLElement>(`[data-bar="${blocking.taskId}"]`) ?? null}
          onClose={() => setBlocking({ ...blocking, isOpen: false })}
        />
      )}
      {isPrinting && (
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
