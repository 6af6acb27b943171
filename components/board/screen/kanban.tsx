"use client";
import { useId, useMemo, useRef } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { type Beyond, useFocusBeyond } from "@/components/board/drag/use-focus-beyond";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import { useKanbanHints } from "@/components/board/drag/use-kanban-hints";
import { ShownOnCards } from "@/components/board/card/visible-task";
import { useLasso } from "@/components/selection/use-lasso";
import { useDrag } from "@/components/board/drag/use-drag";
import { useShownOnCards } from "@/components/view-settings/use-shown-on-cards";
import { usePreloadedNewTask } from "@/components/board/composer/lazy-new-task";
import { NewStage } from "@/components/board/columns/new-stage";
import { StageColumn } from "@/components/board/columns/stage-column";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import type { Save } from "@/components/board-store/use-save";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";
import { hasRoadmapPage } from "@/lib/modules/on-screen";

interface KanbanProps {
  board: BoardJson;
  windows: Readonly<Record<number, StageWindow>>;
  columns: ReadonlyMap<number, TaskCardJson[]>;
  abilities: Abilities;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  clock: ClockOnScreen;
  save: Save["save"];
  send: Save["send"];
  viewer: Viewer;
  onMore: (stageId: number) => Promise<Outcome>;
  onOpen: (taskId: number) => void;
}

export function Kanban(props: KanbanProps) {
  const { board, windows, columns, abilities, viewer, taskMenu, clock, save, send, onMore, onOpen } = props;
  const t = useTranslations("board.stages");
  const drag = useTranslations("drag");
  const shown = useShownOnCards("kanban", viewer, board);
  usePreloadedNewTask(abilities.edit);
  useKanbanHints(abilities.edit);
  const howToId = useId();
  const ground = useRef<HTMLOListElement>(null);
  const liveView = useMemo(() => ({ groups: board.stages, windows, columns }), [board.stages, windows, columns]);
  const beyond = useFocusBeyond(liveView, { boardId: board.id, loadNext: onMore });
  const { view, announcement, onKeyDown } = useDrag({
    boardOf: () => board.id,
    board: ground,
    liveView,
    rules: beyond.rules,
    enabled: abilities.edit,
    save,
  });
  useLasso(ground, abilities.edit);

  return (
    <ShownOnCards value={shown}>
      <ol
        ref={ground}
        aria-label={t("label")}
        onKeyDown={onKeyDown}
        onContextMenu={keepOwnMenu}
        className="relative flex min-h-0 flex-1 snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 py-3 data-carried:snap-none data-panned:cursor-grabbing data-panned:snap-none data-panned:select-none sm:snap-none"
      >
        {view.groups.map((stage) => (
          <StageColumn
            key={stage.id}
            board={board}
            stage={stage}
            tasks={view.columns.get(stage.id) ?? NONE}
            window={view.windows[stage.id] ?? EMPTY}
            abilities={abilities}
            hasPage={hasRoadmapPage(viewer, board)}
            isPro={viewer.isPro}
            taskMenu={taskMenu}
            clock={clock}
            howToId={howToId}
            isWaiting={beyond.waitingIn === stage.id}
            save={save}
            send={send}
            onMore={onMore}
            onOpen={onOpen}
          />
        ))}
        <NewStage board={board} isPro={viewer.isPro} canEdit={abilities.edit} send={send} />
      </ol>
      {abilities.edit && (
        <p id={howToId} hidden>
          {drag("howTo")}
        </p>
      )}
      <Announcements beyond={beyond} move={announcement} />
    </ShownOnCards>
  );
}

function Announcements({ beyond, move }: { beyond: Beyond; move: string }) {
  const t = useTranslations("board.stages");
  return (
    <>
      <p role="status" className="sr-only">
        {beyond.waitingIn !== null && t("loadingMore")}
      </p>
      <p role="status" aria-label={t("moves")} aria-live="assertive" className="sr-only">
        {move}
      </p>
      {beyond.element}
    </>
  );
}

const NONE: readonly TaskCardJson[] = [];
const EMPTY: StageWindow = { total: 0, end: null };
