"use client";
import { useRef, useState } from "react";
import { Trash2 } from "lucide-react";
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
      toast(`“${title}” is back`);
      focusNext(beside(id));
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(null);
  }

  async function remove() {
    if (!toDelete) return;
    await archive.remove(toDelete.id);
    toast(`“${toDelete.title}” is deleted`);
  }

  if (!stages) return <ListPlaceholder problem={archive.problem} onRetry={archive.retry} />;
  return (
    <ConfirmDialog
      title={`Delete “${toDelete?.title ?? ""}”?`}
      text="With all its tasks, their comments and files. Nothing of it can be brought back."
      confirm="Delete"
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
  return (
    <>
      {stages.length === 0 && (
        <NothingArchived title="No stage is archived">
          A stage that is archived waits here with its tasks.
        </NothingArchived>
      )}
      <ul
        aria-label="Archived stages"
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
          <Button size="small" aria-label={`Restore ${title}`} busy={isBusy} onClick={onRestore}>
            Restore
          </Button>
          <Button kind="quiet" size="icon" aria-label={`Delete ${title}`} disabled={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}
