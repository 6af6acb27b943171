"use client";
import { useRef, useState } from "react";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListPlaceholder, NothingArchived, Problems } from "@/components/archive/archive-parts";
import type { TrashItemJson } from "@/components/archive/trash-data";
import { TrashRow, type TrashRowProps } from "@/components/archive/trash-row";
import type { Trash } from "@/components/archive/use-trash";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { classNames } from "@/components/ui/class-names";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface TrashListProps extends Pick<TrashRowProps, "clock" | "stages"> {
  trash: Trash;
  /** Of an empty trash. */
  emptyText: string;
  listStyle?: string;
}

/** What was deleted in the last days. */
export function TrashList({ trash, emptyText, listStyle, ...rest }: TrashListProps) {
  const t = useTranslations("archive.trash");
  /** Null for all of them. */
  const [toDelete, setToDelete] = useState<TrashItemJson | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const { items, empty } = trash;

  async function restore(item: TrashItemJson, stageId?: number) {
    setBusy(item.id);
    try {
      await trash.restore(item, stageId);
      setProblems([]);
      toast(t("restored", { title: item.title || t("untitled") }));
      container.current?.focus();
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(null);
  }

  async function remove() {
    await (toDelete ? trash.remove(toDelete) : empty?.());
    toast(toDelete ? t("deleted", { title: toDelete.title || t("untitled") }) : t("emptied"));
  }

  if (!items) return <ListPlaceholder problem={trash.problem} onRetry={trash.retry} />;
  return (
    <ConfirmDialog
      title={toDelete ? t("deleteTitle", { title: toDelete.title || t("untitled") }) : t("emptyTitle")}
      text={t("forGood")}
      confirm={toDelete ? t("delete") : t("emptyTrash")}
      onConfirm={remove}
      finalFocus={() => container.current}
      trigger={(ask) => {
        const askFor = (item: TrashItemJson | null) => (setToDelete(item), ask());
        return (
          <div ref={container} tabIndex={-1} className="outline-none">
            <Problems problems={problems} />
            {items.length === 0 ? (
              <NothingInTrash>{emptyText}</NothingInTrash>
            ) : (
              <TrashHead onEmpty={empty && (() => askFor(null))} />
            )}
            <TrashRows items={items} {...{ busy, listStyle }} {...rest} onRestore={restore} onDelete={askFor} />
            <MoreItems trash={trash} />
          </div>
        );
      }}
    />
  );
}

function NothingInTrash({ children }: { children: string }) {
  const t = useTranslations("archive.trash");
  return (
    <NothingArchived icon={Trash2} title={t("empty")}>
      {children}
    </NothingArchived>
  );
}

function TrashHead({ onEmpty }: { onEmpty: (() => void) | null }) {
  const t = useTranslations("archive.trash");
  return (
    <p className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm text-gray-11">
      {t("hint")}
      {onEmpty && (
        <Button kind="quiet" size="small" onClick={onEmpty}>
          {t("emptyTrash")}
        </Button>
      )}
    </p>
  );
}

interface TrashRowsProps extends Pick<TrashRowProps, "clock" | "stages"> {
  items: readonly TrashItemJson[];
  listStyle?: string;
  busy: number | null;
  onRestore: (item: TrashItemJson, stageId?: number) => Promise<void>;
  onDelete: (item: TrashItemJson) => void;
}

function TrashRows({ items, listStyle, busy, onRestore, onDelete, ...rest }: TrashRowsProps) {
  const t = useTranslations("archive.trash");
  return (
    <ul
      aria-label={t("list")}
      className={classNames("-mx-5 divide-y divide-gray-6 border-t border-gray-6 empty:hidden", listStyle)}
    >
      {items.map((item) => (
        <TrashRow
          key={item.id}
          item={item}
          {...rest}
          isBusy={busy === item.id}
          onRestore={(stageId) => void onRestore(item, stageId)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  );
}

function MoreItems({ trash }: { trash: Trash }) {
  const t = useTranslations("archive.trash");
  if (!trash.hasMore) return null;
  return (
    <p className="my-3 flex justify-center">
      <Button size="small" busy={trash.isLoadingMore} onClick={trash.loadMore}>
        {t("more")}
      </Button>
    </p>
  );
}
