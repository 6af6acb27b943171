"use client";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ArchivedTask } from "@/components/archive/archived-data";
import { ArchivedWhen } from "@/components/archive/archive-parts";
import { RestoreTo } from "@/components/archive/restore-to";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { Details } from "@/components/ui/lists/rows";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";
import { taskPath } from "@/lib/tasks/path";

interface ArchivedTaskRowProps {
  task: ArchivedTask;
  /** Null when the stage is archived, too. */
  stage: string | null;
  /** Choices where the task's own stage is archived; else null. */
  stages: readonly StageJson[] | null;
  clock: ClockOnScreen;
  mayEdit: boolean;
  busy: boolean;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
  onRestore: (stageId?: number) => void;
  onDelete: () => void;
}

export function ArchivedTaskRow({
  task: { id, board_id, title, archived_at, archived_by },
  stage,
  stages,
  clock,
  mayEdit,
  busy,
  isChosen,
  ...on
}: ArchivedTaskRowProps) {
  const t = useTranslations("archive");
  const actions = useTranslations("ui.actions");

  function open(event: React.MouseEvent) {
    // Another tab shows the task's own page.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    on.onOpen();
  }

  return (
    <li data-archived={id} className="flex flex-wrap items-center gap-x-2 px-5 py-1.5">
      {mayEdit && <CheckBox label={t("tasks.select", { title })} checked={isChosen} onChange={on.onChoose} />}
      <div className="min-w-0 flex-1 basis-32">
        <a
          href={taskPath(board_id, id)}
          onClick={open}
          className="line-clamp-2 font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          <bdi>{title}</bdi>
        </a>
        <div className="text-sm text-gray-11">
          <Details>
            {[
              stage === null ? t("tasks.stageArchived") : <bdi key="stage">{stage}</bdi>,
              <ArchivedWhen key="when" at={archived_at} by={archived_by} clock={clock} />,
            ]}
          </Details>
        </div>
      </div>
      {mayEdit && (
        <div className="ms-auto flex shrink-0 gap-1">
          {stages ? (
            <RestoreTo label={t("restoreTaskTo", { title })} stages={stages} disabled={busy} onRestore={on.onRestore} />
          ) : (
            <Button
              size="small"
              aria-label={t("restore", { title })}
              disabled={busy}
              className="disabled:opacity-50"
              onClick={() => on.onRestore()}
            >
              {actions("restore")}
            </Button>
          )}
          <Button kind="quiet" size="icon" aria-label={t("delete", { title })} disabled={busy} onClick={on.onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}
