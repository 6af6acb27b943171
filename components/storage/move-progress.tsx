"use client";
import { useLocale, useTranslations } from "next-intl";
import { CloudOff } from "lucide-react";
import { Progress } from "@/components/files/progress";
import { readableSize } from "@/components/files/readable-size";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
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
      {error && (
        <p role="status" className="flex items-start gap-1.5 text-sm text-amber-text">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
          {t("offline")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-gray-11">{t("leave")}</p>
        <ConfirmDialog
          trigger={(ask) => (
            <Button size="small" onClick={ask}>
              {t("cancel")}
            </Button>
          )}
          title={t("cancelTitle")}
          text={t("cancelText")}
          confirm={t("cancel")}
          onConfirm={onCancel}
        />
      </div>
    </div>
  );
}
