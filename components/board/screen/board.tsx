"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { SelectedTasks } from "@/components/board/many/selected-tasks";
import { BoardNotices } from "@/components/board/screen/board-notices";
import { BoardHeader } from "@/components/board/header/board-header";
import type { BoardLayout } from "@/components/board/views/layout";
import { BoardPaint } from "@/components/board-background/background-paint";
import { BoardFilters } from "@/components/board/views/board-filters";
import { BoardDialogs } from "@/components/board/screen/board-dialogs";
import { BoardView } from "@/components/board/screen/board-view";
import { useBoard } from "@/components/board-store/use-board";
import { useBoardDialog } from "@/components/board/header/use-board-dialog";
import { useOpenTask } from "@/components/board-store/use-open-task";
import { useOfferedBoard } from "@/components/board/screen/use-offered-board";
import { useQuickEdit } from "@/components/board/quick-edit/use-quick-edit";
import { type Save, useSave } from "@/components/board-store/use-save";
import { useSync } from "@/components/board-store/use-sync";
import { useBoardActions } from "@/components/board/screen/use-board-actions";
import { useTaskKeys } from "@/components/board/screen/use-task-keys";
import { useTaskMenu } from "@/components/board/screen/use-task-menu";
import { useClock } from "@/components/board/views/use-clock";
import { useBoardView } from "@/components/board/views/use-board-view";
import type { View } from "@/components/board/views/views";
import { FilterButton } from "@/components/filters/bar/filter-button";
import type { PanelPlace } from "@/components/filters/place";
import type { BoardDialogName } from "@/components/commands/offers";
import type { LiveState } from "@/components/live/use-live";
import { withTexts } from "@/components/i18n/with-texts";
import { Undo } from "@/components/undo/undo";
import { OpenTask } from "@/components/task/screen/open-task";
import { unsavedDraftsTexts } from "@/generated/messages/parts/unsavedDrafts";
import type { Viewer } from "@/lib/boards/abilities";

const AccessEnded = dynamic(() => import("@/components/live/access-ended").then((file) => file.AccessEnded));
const UnsavedTexts = dynamic(
  withTexts(unsavedDraftsTexts, () =>
    import("@/components/task/screen/unsaved-texts").then((file) => file.UnsavedTexts),
  ),
  { ssr: false },
);

interface BoardProps {
  boardId: number;
  viewer: Viewer;
  renderedAt: string;
  remembered: View;
  layout: BoardLayout;
}

interface OpenBoardProps extends BoardProps {
  connection: LiveState;
  saving: Save;
}

export function Board(props: BoardProps) {
  const { connection, hasEnded } = useSync(props.boardId, props.viewer.id);
  const { openTaskId } = useOpenTask(props.boardId);
  const saving = useSave(props.boardId);
  if (!hasEnded)
    return (
      <>
        <OpenBoard {...props} connection={connection} saving={saving} />
        <Undo saving={saving} me={props.viewer.id} />
      </>
    );

  return (
    <>
      <AccessEnded />
      {openTaskId !== null && <UnsavedTexts taskId={openTaskId} viewerId={props.viewer.id} />}
    </>
  );
}

function OpenBoard({ boardId, viewer, renderedAt, remembered, layout, connection, saving }: OpenBoardProps) {
  const onScreen = useBoard(boardId);
  const { board, shown, columns, loadMore } = onScreen;
  const { openTask } = useOpenTask(boardId);
  const members = useBoardDialog(boardId, "members");
  const [dialog, setDialog] = useState<BoardDialogName | null>(null);
  const { actions, transferDialogs } = useBoardActions({ board, columns, viewer, saving });
  const clock = useClock(renderedAt, viewer);
  const [filterPlace, placeFilters] = useState<PanelPlace | null>(null);
  const views = useBoardView(onScreen, { remembered, layout, viewer, clock, isChoosing: filterPlace !== null });
  const { view, lanes, choose, tasks, loading, filtering, archivedFilters, showsOnlyArchived } = views;
  const { abilities } = board;
  const shared = { board, boards: null, viewer, abilities, clock };
  const editing = { tasks: shown.tasks, actions };
  const quickEdit = useQuickEdit({ ...shared, tasks: shown.tasks, mayEdit: abilities.edit, saving });
  useTaskKeys({ ...views, ...editing, board, newTaskStage: tasks.newTaskStage, quickEdit: quickEdit.edit });
  const filters = { count: filtering.count, hideNewTasks: showsOnlyArchived };
  const offered = { filters, onFilters: placeFilters, showDialog: setDialog };
  useOfferedBoard({ ...editing, ...offered, board, viewer, clock, saving });
  const taskMenu = useTaskMenu({ board, shown, viewer, abilities, actions, openTask });

  return (
    <div data-live={connection} data-open-board={boardId} className="flex fill-screen flex-col">
      <BoardHeader
        {...shared}
        {...{ connection, view, lanes }}
        save={saving}
        onView={choose}
        onMembers={members.open}
        filters={<FilterButton count={filtering.count} place={filterPlace} onPlace={placeFilters} />}
        onDialog={setDialog}
      />
      <BoardNotices {...shared} />
      <BoardFilters {...onScreen} {...views} {...shared} view={view} place={filterPlace} onPlace={placeFilters} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <BoardPaint background={board.background} />

        <BoardView
          {...shared}
          {...tasks}
          {...{ view, archivedFilters }}
          tasks={shown.tasks}
          lanes={lanes}
          showsOnlyArchived={showsOnlyArchived}
          loading={loading}
          layout={layout}
          saving={saving}
          actions={actions}
          taskMenu={taskMenu}
          onMore={loadMore}
          quickEdit={quickEdit.edit}
          onOpen={openTask}
        />
        <SelectedTasks {...{ board, viewer, clock, saving }} columns={tasks.columns} tasks={shown.tasks} />
      </div>
      {quickEdit.element}
      {transferDialogs}
      <OpenTask {...shared} columns={columns} saving={saving} />
      <BoardDialogs {...shared} {...{ members, dialog }} save={saving} onDialog={setDialog} onOpenTask={openTask} />
    </div>
  );
}
