"use client";

import { useRef, useState, useEffect } from "react";
import { useTranslations } from "next-intl";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ArchivedTaskList } from "@/components/archive/archived-task-list";
import { ListPlaceholder, NothingArchived, Problems } from "@/components/archive/archive-parts";
import { useArchiveActions } from "@/components/archive/use-archive-actions";
import { useArchivedTasks } from "@/components/archive/use-archived-tasks";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { controlStyle } from "@/components/ui/controls/field";

export function ArchivedTasks(props: ArchiveProps) {
  const t = useTranslations("archive");
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const actionTexts = useTranslations("ui.actions");
  const archive = useArchivedTasks(props.board, search);
  const container = useRef<HTMLDivElement>(null);
  const actions = useArchiveActions(archive, container);
  const [toDelete, setToDelete] = useState<readonly number[]>([]);
  const isEmpty = archive.tasks?.length === 0 && search === "" && typed === "";

  return (
    <ConfirmDialog
      title={t("deleteTasks.title", { count: toDelete.length })}
      text={t("deleteTasks.text", { count: toDelete.length })}
      confirm={t("deleteTasks.confirm", { count: toDelete.length })}
      onConfirm={() => actions.remove(toDelete)}
      finalFocus={(isDone) => (isDone ? actions.focusAfter(toDelete) : null)}
      trigger={(ask) => (
        <div ref={container} className="mt-3">
          <Problems problems={actions.problems} />
          {isEmpty ? (
            <div tabIndex={-1} className="outline-none">
              <NothingArchived title={t("tasks.empty")}>{t("tasks.emptyText")}</NothingArchived>
            </div>
          ) : (
            <input
              type="search"
              aria-label={t("tasks.search")}
              placeholder={actionTexts("search")}
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

const PAUSE = 250;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(pause);
  }, [value]);
  return debounced;
}
