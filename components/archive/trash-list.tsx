"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ListPlaceholder, NothingArchived, Problems } from "@/components/archive/archive-parts";
import type { TrashItemJson } from "@/components/archive/trash-data";
import { TrashRow } from "@/components/archive/trash-row";
import { useTrash } from "@/components/archive/use-trash";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface TrashListProps extends Pick<ArchiveProps, "board" | "clock" | "mayEdit"> {
  mayEmpty: boolean;
}

/** What was deleted from the board in the last days. */
export function TrashList({ board, clock, mayEdit, mayEmpty }: TrashListProps) {
  const t = useTranslations("archive.trash");
  const trash = useTrash(board.id);
  /** Null for all of them. */
  const [toDelete, setToDelete] = useState<TrashItemJson | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const { items } = trash;

  async function restore(item: TrashItemJson) {
    setBusy(item.id);
    try {
      await trash.restore(item);
      setProblems([]);
      toast(t("restored", { title: item.title }));
      container.current?.focus();
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(null);
  }

  async function remove() {
    await (toDelete ? trash.remove(toDelete) : trash.empty());
    toast(toDelete ? t("deleted", { title: toDelete.title }) : t("emptied"));
  }

  if (!items) return <ListPlaceholder problem={trash.problem} onRetry={trash.retry} />;
  return (
    <ConfirmDialog
      title={toDelete ? t("deleteTitle", { title: toDelete.title }) : t("emptyTitle")}
      text={t("forGood")}
      confirm={toDelete ? t("delete") : t("emptyTrash")}
      onConfirm={remove}
      finalFocus={() => container.current}
      trigger={(ask) => {
        const askFor = (item: TrashItemJson | null) => (setToDelete(item), ask());
        return (
          <div ref={container} tabIndex={-1} className="mt-3 outline-none">
            <Problems problems={problems} />
            <TrashHead isEmpty={items.length === 0} onEmpty={mayEmpty ? () => askFor(null) : null} />
            <TrashRows
              items={items}
              clock={clock}
              mayEdit={mayEdit}
              busy={busy}
              onRestore={(item) => void restore(item)}
              onDelete={askFor}
            />
            {trash.hasMore && (
              <p className="mt-3 flex justify-center">
                <Button size="small" busy={trash.isLoadingMore} onClick={trash.loadMore}>
                  {t("more")}
                </Button>
              </p>
            )}
          </div>
        );
      }}
    />
  );
}

function TrashHead({ isEmpty, onEmpty }: { isEmpty: boolean; onEmpty: (() => void) | null }) {
  const t = useTranslations("archive.trash");
  if (isEmpty) return <NothingArchived title={t("empty")}>{t("emptyText")}</NothingArchived>;
  if (!onEmpty) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-gray-11">
      {t("hint")}
      <Button kind="quiet" size="small" onClick={onEmpty}>
        {t("emptyTrash")}
      </Button>
    </p>
  );
}

interface TrashRowsProps extends Pick<ArchiveProps, "clock" | "mayEdit"> {
  items: readonly TrashItemJson[];
  busy: number | null;
  onRestore: (item: TrashItemJson) => void;
  onDelete: (item: TrashItemJson) => void;
}

function TrashRows({ items, busy, onRestore, onDelete, ...rest }: TrashRowsProps) {
  const t = useTranslations("archive.trash");
  return (
    <ul
      aria-label={t("list")}
      className="-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden"
    >
      {items.map((item) => (
        <TrashRow
          key={item.id}
          item={item}
          {...rest}
          isBusy={busy === item.id}
          onRestore={() => onRestore(item)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  );
}
