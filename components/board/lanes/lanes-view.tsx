"use client";
import { type RefObject, useId, useMemo, useRef } from "react";
import { useTranslations } from "next-intl";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import { ShownOnCards } from "@/components/board/card/visible-task";
import { useDrag } from "@/components/board/drag/use-drag";
import { laneDragRules } from "@/components/board/lanes/lane-drag";
import { LaneSection } from "@/components/board/lanes/lane-section";
import { StageHeads } from "@/components/board/lanes/stage-heads";
import { useLaneCommands } from "@/components/board/lanes/use-lane-commands";
import { useLaneGroups } from "@/components/board/lanes/use-lane-groups";
import { useLaneLayout } from "@/components/board/lanes/use-lane-layout";
import { MoreRows, NoRows, NoStages } from "@/components/board/list/list-states";
import { rememberRow } from "@/components/board/list/focused-row";
import { useKanbanHints } from "@/components/board/drag/use-kanban-hints";
import type { LaneGrouping } from "@/components/board/views/lanes";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useLasso } from "@/components/selection/use-lasso";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useShownOnCards } from "@/components/view-settings/use-shown-on-cards";

export interface LanesViewProps extends BoardViewProps {
  by: LaneGrouping;
  /** Lanes without tasks, too. */
  showsEmpty: boolean;
}

/** The kanban in swimlanes: a row of stages for each person, priority or label. It scrolls as a whole. */
export function LanesView(props: LanesViewProps) {
  const { board, by, viewer } = props;
  const t = useTranslations("kanban.lanes");
  const names = useTranslations("boardViews.lanes.by");
  const howTo = useTranslations("drag");
  const stages = useTranslations("board.stages");
  const ground = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const { lanes, layout, columns, canMove, announcement, onKeyDown } = useLanesOnBoard(props, ground);
  const { isOpen } = layout;
  const shown = useShownOnCards("kanban", viewer, board);
  if (board.stages.length === 0) return <NoStages {...props} />;

  return (
    <ShownOnCards value={shown}>
      <div
        ref={ground}
        role="group"
        aria-label={t("label", { name: names(by) })}
        data-cards=""
        onKeyDown={onKeyDown}
        onFocus={rememberRow}
        onPointerDown={rememberRow}
        onContextMenu={keepOwnMenu}
        className="relative min-h-0 flex-1 scroll-pt-16 overflow-auto overscroll-contain pb-4 data-panned:cursor-grabbing data-panned:select-none"
      >
        <div className="w-max min-w-full">
          <StageHeads {...props} />
          {lanes.map((lane) => (
            <LaneSection
              key={lane.key}
              view={props}
              lane={lane}
              columns={columns}
              canMove={canMove}
              isOpen={isOpen(lane.key)}
              howToId={howToId}
              onToggle={(all) => {
                if (all) layout.collapse(isOpen(lane.key) ? lanes.map(({ key }) => key) : []);
                else layout.toggle(lane.key);
              }}
            />
          ))}
        </div>
        <div className="sticky start-0 max-w-dvw">
          <MoreRows {...props} />
          {lanes.every(({ count }) => count === 0) && <NoRows {...props} />}
        </div>
      </div>
      {canMove && (
        <p id={howToId} hidden>
          {howTo("howTo")}
        </p>
      )}
      <p role="status" aria-label={stages("moves")} aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </ShownOnCards>
  );
}

/** The lanes with their cards, and how cards move within and between them. */
function useLanesOnBoard(props: LanesViewProps, ground: RefObject<HTMLElement | null>) {
  const { board, by, abilities, viewer, clock, saving, isComplete } = props;
  const layout = useLaneLayout(props.layoutPath, props.layout, by);
  const calendar = useMemo(() => ({ ...clock, startOfWeek: viewer.startOfWeek }), [clock, viewer.startOfWeek]);
  const { lanes, view: liveView } = useLaneGroups({ ...props, calendar });
  const { isOpen } = layout;
  const rules = useMemo(() => laneDragRules({ board, calendar, isOpen }), [board, calendar, isOpen]);
  const canMove = abilities.edit && isComplete;
  const { view, announcement, onKeyDown } = useDrag({
    boardOf: (rowId) => props.tasks[taskIdOfRow(rowId)]?.board_id ?? board.id,
    board: ground,
    liveView,
    rules,
    enabled: canMove,
    save: saving.save,
  });
  useLasso(ground, abilities.edit);
  useKanbanHints(canMove);
  useLaneCommands(layout, lanes);
  return { lanes, layout, columns: view.columns, canMove, announcement, onKeyDown };
}
