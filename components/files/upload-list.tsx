"use client";
import { useLocale, useTranslations } from "next-intl";
import { RotateCcw, X } from "lucide-react";
import { OfflineNote } from "@/components/ui/feedback/offline-note";
import { Progress } from "@/components/files/progress";
import { type Upload, removeUpload, retryUpload, useUploads } from "@/components/files/upload-queue";
import { Button } from "@/components/ui/controls/button";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { readableSize } from "@/components/files/readable-size";
import type { Translate } from "@/lib/i18n/translate";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function UploadList({ place, label }: { place: string; label: string }) {
  const uploads = useUploads(place);
  if (uploads.length === 0) return null;

  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {uploads.map((each) => (
        <UploadRow key={each.id} place={place} uploads={each} />
      ))}
    </ul>
  );
}

function UploadRow({ place, uploads }: { place: string; uploads: Upload }) {
  const t = useTranslations("files.uploads");
  const actions = useTranslations("ui.actions");
  const locale = useLocale();
  const { id, name, size, sent, state, mayRetry } = uploads;
  const hasFailed = state === "failed";
  const end = hasFailed ? t("removeFile", { name }) : t("cancelFile", { name });
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-sm bg-gray-4 py-1.5 ps-3 pe-1">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
          {!hasFailed && size !== null && (
            <span className="shrink-0 text-sm text-gray-11 tabular-nums">{statusText(uploads, locale, t)}</span>
          )}
        </p>
        {hasFailed ? (
          <ProblemLine role="alert">{uploads.problem}</ProblemLine>
        ) : (
          <Progress
            label={t("progress", { name })}
            part={size === null ? null : sent / Math.max(1, size)}
            className="mt-1.5"
          />
        )}
        {state === "offline" && <Offline />}
      </div>
      {hasFailed && mayRetry && (
        <Button kind="quiet" size="small" onClick={() => retryUpload(place, id)}>
          <RotateCcw {...icon} />
          {actions("tryAgain")}
        </Button>
      )}
      <Tooltip text={hasFailed ? t("remove") : t("cancel")}>
        <Button kind="quiet" size="icon" aria-label={end} onClick={() => removeUpload(place, id)}>
          <X {...icon} />
        </Button>
      </Tooltip>
    </li>
  );
}

function statusText({ state, sent, size: bytes }: Upload, locale: string, t: Translate<"files.uploads">): string {
  const size = readableSize(bytes ?? 0, locale);
  if (state === "waiting") return t("waiting", { size });
  // The form data around a file counts as sent, too.
  const percent = Math.min(100, Math.floor((100 * sent) / Math.max(1, bytes ?? 0)));
  return percent === 100 ? t("processing", { size }) : t("sent", { part: percent / 100, size });
}

function Offline() {
  const t = useTranslations("files.uploads");
  return (
    <div className="mt-1">
      <OfflineNote>{t("offline")}</OfflineNote>
    </div>
  );
}
