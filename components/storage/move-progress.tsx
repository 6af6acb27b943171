"use client";
import { useLocale, useTranslations } from "next-intl";
import { CancelRow } from "@/components/files/cancel-row";
import { Progress } from "@/components/files/progress";
import { readableSize } from "@/components/files/readable-size";
import { OfflineNote } from "@/components/ui/feedback/offline-note";
import type { MoveJson } from "@/lib/storage/move/present";

interface MoveProgressProps {
  move: NonNullable<MoveJson>;
  error: Error | null;
  onCancel: () => Promise<void>;
}

export function MoveProgress({ move, error, onCancel }: MoveProgressProps) {
  const t = useTranslations("storage.move");
  const locale = useLocale();
  const { files_total: total, files_done: done, files_failed: failed, bytes_total, bytes_done } = move;
  const text = t("progress", { done, total });
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p role="status" className="min-w-0 flex-1 basis-48 font-medium tabular-nums">
          {text}
        </p>
        <p className="text-gray-11 tabular-nums">
          {t("bytes", { done: readableSize(bytes_done, locale), total: readableSize(bytes_total, locale) })}
        </p>
      </div>
      <Progress label={t("title")} part={total === 0 ? null : (done + failed) / total} text={text} size="large" />
      {failed > 0 && <p className="text-amber-text">{t("failed", { count: failed })}</p>}
      {error && <OfflineNote>{t("offline")}</OfflineNote>}
      <CancelRow cancel={t("cancel")} title={t("cancelTitle")} text={t("cancelText")} onCancel={onCancel}>
        {t("leave")}
      </CancelRow>
    </div>
  );
}
