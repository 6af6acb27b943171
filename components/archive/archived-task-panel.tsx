"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { ArchivedTaskList, type ArchivedTaskListProps } from "@/components/archive/archived-task-list";
import { ListPlaceholder, Problems } from "@/components/archive/archive-parts";
import { useArchiveActions } from "@/components/archive/use-archive-actions";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";

interface ArchivedTaskPanelProps extends Omit<ArchivedTaskListProps, "actions" | "onDelete"> {
  children?: React.ReactNode;
}

/** Archived tasks, which can be restored and deleted, below what searches them. */
export function ArchivedTaskPanel({ children, ...props }: ArchivedTaskPanelProps) {
  const t = useTranslations("archive.deleteTasks");
  const { archive } = props;
  const container = useRef<HTMLDivElement>(null);
  const actions = useArchiveActions(archive, container);
  const [toDelete, setToDelete] = useState<readonly number[]>([]);
  const count = toDelete.length;

  return (
    <ConfirmDialog
      title={t("title", { count })}
      text={t("text", { count })}
      confirm={t("confirm", { count })}
      onConfirm={() => actions.remove(toDelete)}
      finalFocus={(isDone) => (isDone ? actions.focusAfter(toDelete) : null)}
      trigger={(ask) => (
        <div ref={container} className="mt-3">
          <Problems problems={actions.problems} />
          {children}
          {archive.tasks ? (
            <ArchivedTaskList
              {...props}
              actions={actions}
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
