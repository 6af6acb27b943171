"use client";
import { useRef, useState } from "react";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ArchivedTaskRow } from "@/components/archive/archived-task-row";
import { ListPlaceholder, NothingArchived, Problems } from "@/components/archive/archive-parts";
import { ChosenTasks } from "@/components/archive/chosen-tasks";
import { useArchiveActions } from "@/components/archive/use-archive-actions";
import { useArchivedTasks } from "@/components/archive/use-archived-tasks";
import { useSelection } from "@/components/archive/use-selection";
import { useDebounced } from "@/components/archive/use-debounced";
import { useOpenTask } from "@/components/board-store/use-open-task";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { controlStyle } from "@/components/ui/controls/field";

export function ArchivedTasks(props: ArchiveProps) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const archive = useArchivedTasks(props.board, search);
  const container = useRef<HTMLDivElement>(null);
  const actions = useArchiveActions(archive, container);
  const [toDelete, setToDelete] = useState<readonly number[]>([]);
  const isEmpty = archive.tasks?.length === 0 && search === "" && typed === "";

  return (
    <ConfirmDialog
      title={toDelete.length === 1 ? "Delete this task?" : `Delete ${toDelete.length} tasks?`}
      text="With its subtasks, comments and files. Nothing of it can be brought back."
      confirm="Delete"
      onConfirm={() => actions.remove(toDelete)}
      finalFocus={() => actions.focusAfter(toDelete)}
      trigger={(ask) => (
        <div ref={container} className="mt-3">
          <Problems problems={actions.problems} />
          {isEmpty ? (
            <div tabIndex={-1} className="outline-none">
              <NothingArchived title="No task is archived">
                Tasks that are archived wait here until somebody needs them again.
              </NothingArchived>
            </div>
          ) : (
            <input
              type="search"
              aria-label="Search archived tasks"
              placeholder="Search"
              dir="auto"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className={controlStyle}
            />
          )}
          {archive.tasks ? (
            <ArchivedTaskList
              {...props}
              archive={archive}
              actions={actions}
              isSearch={!isEmpty}
              onDelete={(ids) => {
                setToDelete(ids);
                ask();
              }}
            />
          ) : (
            <ListPlaceholder problem={archive.problem} onRetry={archive.retry} />
          )}
        </div>
      )}
    />
  );
}

interface ArchivedTaskListProps extends ArchiveProps {
  archive: ReturnType<typeof useArchivedTasks>;
  actions: ReturnType<typeof useArchiveActions>;
  isSearch: boolean;
  onDelete: (ids: readonly number[]) => void;
}

function ArchivedTaskList({
  board,
  clock,
  mayEdit,
  onClose,
  archive: { tasks = [], ...archive },
  actions: { busy, restore },
  isSearch,
  onDelete,
}: ArchivedTaskListProps) {
  const { openTask } = useOpenTask(board.id);
  const { chosen, isChosen, choose, chooseAll } = useSelection(tasks.map(({ id }) => id));
  const stageOf = (id: number | null) => board.stages.find((stage) => stage.id === id)?.title ?? null;

  return (
    <>
      {mayEdit && tasks.length > 0 && (
        <ChosenTasks
          chosen={chosen}
          of={tasks.length}
          busy={busy}
          stages={chosen.some(archive.needsStage) ? board.stages : null}
          chooseAll={chooseAll}
          onRestore={(stageId) => restore(chosen, stageId)}
          onDelete={() => onDelete(chosen)}
        />
      )}
      <ul
        aria-label="Archived tasks"
        className="-mx-5 mt-2 max-h-[45dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden"
      >
        {tasks.map((task) => (
          <ArchivedTaskRow
            key={task.id}
            task={task}
            stage={stageOf(task.stage_id)}
            stages={archive.needsStage(task.id) ? board.stages : null}
            clock={clock}
            mayEdit={mayEdit}
            busy={busy}
            isChosen={isChosen(task.id)}
            onChoose={(on) => choose(task.id, on)}
            onOpen={() => {
              onClose();
              openTask(task.id);
            }}
            onRestore={(stageId) => restore([task.id], stageId)}
            onDelete={() => onDelete([task.id])}
          />
        ))}
      </ul>
      {isSearch && tasks.length === 0 && (
        <p className="py-6 text-center text-gray-11">No archived task is called so.</p>
      )}
      {archive.hasMore && (
        <Button kind="quiet" size="small" busy={archive.isLoadingMore} onClick={archive.loadMore} className="mt-2">
          Show more
        </Button>
      )}
      <p role="status" className="sr-only">
        {archive.total === 1 ? "1 archived task" : `${archive.total} archived tasks`}
      </p>
    </>
  );
}
