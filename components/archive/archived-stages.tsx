"use client";
import { useRef, useState } from "react";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ArchivedStage } from "@/components/archive/archived-data";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ArchivedWhen, ListPlaceholder, NothingArchived, Problems } from "@/components/archive/archive-parts";
import { useArchivedStages } from "@/components/archive/use-archived-stages";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";

/** A restored stage becomes the last one, with the tasks that were archived with it. */
export function ArchivedStages({ board, clock, mayEdit, saving }: ArchiveProps) {
  const t = useTranslations("archive");
  const archive = useArchivedStages(board.id, saving.saveAsync);
  const [toDelete, setToDelete] = useState<ArchivedStage | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfterRender(container);
  const { stages } = archive;
  const beside = (id: number | undefined) => `[data-archived="${stages?.find((stage) => stage.id !== id)?.id}"] button`;

  async function restore({ id, title }: ArchivedStage) {
    setBusy(id);
    try {
      await archive.restore(id);
      setProblems([]);
      toast(t("stages.restored", { title }));
      focusNext(beside(id));
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(null);
  }

  async function remove() {
    if (!toDelete) return;
    await archive.remove(toDelete.id);
    toast(t("stages.deleted", { title: toDelete.title }));
  }

  if (!stages) return <ListPlaceholder problem={archive.problem} onRetry={archive.retry} />;
  return (
    <ConfirmDialog
      title={t("deleteStage.title", { title: toDelete?.title ?? "" })}
      text={t("deleteStage.text")}
      confirm={t("deleteStage.confirm")}
      onConfirm={remove}
      finalFocus={(isDone) =>
        stages.some(({ id }) => id === toDelete?.id) && !isDone
          ? null
          : (container.current?.querySelector<HTMLElement>(beside(toDelete?.id)) ?? container.current)
      }
      trigger={(ask) => (
        <div ref={container} tabIndex={-1} className="mt-3 outline-none">
          <Problems problems={problems} />
          <StageList
            stages={stages}
            clock={clock}
            mayEdit={mayEdit}
            busy={busy}
            onRestore={(stage) => void restore(stage)}
            onDelete={(stage) => {
              setToDelete(stage);
              ask();
            }}
          />
        </div>
      )}
    />
  );
}

interface StageListProps extends Pick<ArchiveProps, "clock" | "mayEdit"> {
  stages: readonly ArchivedStage[];
  busy: number | null;
  onRestore: (stage: ArchivedStage) => void;
  onDelete: (stage: ArchivedStage) => void;
}

function StageList({ stages, clock, mayEdit, busy, onRestore, onDelete }: StageListProps) {
  const t = useTranslations("archive.stages");
  return (
    <>
      {stages.length === 0 && <NothingArchived title={t("empty")}>{t("emptyText")}</NothingArchived>}
      <ul
        aria-label={t("list")}
        className="-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden"
      >
        {stages.map((stage) => (
          <StageRow
            key={stage.id}
            stage={stage}
            clock={clock}
            mayEdit={mayEdit}
            isBusy={busy === stage.id}
            onRestore={() => onRestore(stage)}
            onDelete={() => onDelete(stage)}
          />
        ))}
      </ul>
    </>
  );
}

interface StageRowProps extends Pick<ArchiveProps, "clock" | "mayEdit"> {
  stage: ArchivedStage;
  isBusy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

function StageRow({
  stage: { id, title, archived_at, archived_by },
  clock,
  mayEdit,
  isBusy,
  onRestore,
  onDelete,
}: StageRowProps) {
  const t = useTranslations("archive");
  const actions = useTranslations("ui.actions");
  return (
    <li data-archived={id} className="flex flex-wrap items-center gap-x-2 px-5 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-gray-11">
          <ArchivedWhen at={archived_at} by={archived_by} clock={clock} />
        </p>
      </div>
      {mayEdit && (
        <div className="ms-auto flex shrink-0 gap-1">
          <Button size="small" aria-label={t("restore", { title })} busy={isBusy} onClick={onRestore}>
            {actions("restore")}
          </Button>
          <Button kind="quiet" size="icon" aria-label={t("delete", { title })} disabled={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}
