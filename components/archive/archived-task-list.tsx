"use client";
import { useTranslations } from "next-intl";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ArchivedTaskRow } from "@/components/archive/archived-task-row";
import { ChosenTasks } from "@/components/archive/chosen-tasks";
import type { useArchiveActions } from "@/components/archive/use-archive-actions";
import type { Archive } from "@/components/archive/use-archived-tasks";
import { useSelection } from "@/components/archive/use-selection";
import { useOpenTask } from "@/components/board-store/use-open-task";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";

export interface ArchivedTaskListProps extends Omit<ArchiveProps, "saving"> {
  archive: Archive;
  actions: ReturnType<typeof useArchiveActions>;
  isSearch: boolean;
  /** Its margins and height. */
  listStyle?: string;
  onDelete: (ids: readonly number[]) => void;
}

export function ArchivedTaskList({
  board,
  clock,
  mayEdit,
  onClose,
  archive,
  actions: { busy, restore },
  isSearch,
  listStyle,
  onDelete,
}: ArchivedTaskListProps) {
  const t = useTranslations("archive.tasks");
  const { tasks = [] } = archive;
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
        aria-label={t("list")}
        className={classNames(
          "mt-2 divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden",
          listStyle,
        )}
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
      <ListEnd archive={archive} isSearch={isSearch} />
    </>
  );
}

function ListEnd({ archive, isSearch }: Pick<ArchivedTaskListProps, "archive" | "isSearch">) {
  const t = useTranslations("archive.tasks");
  const actions = useTranslations("ui.actions");
  const hasNone = isSearch && archive.tasks?.length === 0 && !archive.isLoadingMore;
  return (
    <>
      {hasNone && (
        <p className="py-6 text-center text-gray-11">
          {archive.hasMore ? t("noMatchYet", { count: archive.read }) : t("noMatch")}
        </p>
      )}
      {archive.hasMore && (
        <Button kind="quiet" size="small" busy={archive.isLoadingMore} onClick={archive.loadMore} className="mt-2">
          {actions("showMore")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {t("count", { count: archive.total ?? 0 })}
      </p>
    </>
  );
}
