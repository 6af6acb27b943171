"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ImportJson } from "@/components/imports/import-data";
import { CancelRow } from "@/components/files/cancel-row";
import { Progress } from "@/components/files/progress";
import { Alert } from "@/components/ui/feedback/alert";
import { OfflineNote } from "@/components/ui/feedback/offline-note";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Panel } from "@/components/ui/overlays/panel";
import { ApiError } from "@/lib/api";

interface RunningImportProps {
  shown: ImportJson;
  title: string;
  error: Error | null;
  onCancel: () => Promise<void>;
}

export function RunningImport({ shown, title, error, onCancel }: RunningImportProps) {
  const t = useTranslations("imports.progress");
  const { number } = useFormatter();
  const { percentage, completed, total } = shown;
  const phase = usePhase(shown);
  const part = number(percentage / 100, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Panel className="flex flex-col gap-3 p-4">
      <div className="flex items-baseline gap-3">
        <p role="status" className="min-w-0 flex-1 font-medium">
          {phase}
        </p>
        <p aria-hidden className="text-xl leading-tight font-semibold tabular-nums">
          {part}
        </p>
      </div>
      <Progress
        label={t("label", { title })}
        part={percentage === 0 ? null : percentage / 100}
        text={`${part}, ${phase}`}
        size="large"
      />
      <CancelRow cancel={t("cancel")} title={t("cancelTitle")} text={t("cancelText")} onCancel={onCancel}>
        {total > 0 && <span className="block text-gray-12 tabular-nums">{t("completed", { completed, total })}</span>}
        {t("leave")}
      </CancelRow>
      {error && <Interruption error={error} />}
    </Panel>
  );
}

function usePhase({ phase }: Pick<ImportJson, "phase">): string {
  const t = useTranslations("imports.progress.phases");
  return t(isPhase(phase) ? phase : "tasks");
}

const PHASES = [
  "queued",
  "fetching",
  "board",
  "stages",
  "labels",
  "members",
  "tasks",
  "finishing",
  "completed",
] as const;
const isPhase = (phase: string): phase is (typeof PHASES)[number] => PHASES.some((each) => each === phase);

/** The import itself continues on the server. */
function Interruption({ error }: { error: Error }) {
  const t = useTranslations("imports.progress");
  const isOffline = error instanceof ApiError && error.status === 0;
  return isOffline ? <OfflineNote>{t("offline")}</OfflineNote> : <Alert kind="error">{errorMessage(error)}</Alert>;
}
