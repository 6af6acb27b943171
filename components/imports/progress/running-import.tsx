"use client";
import { useFormatter, useTranslations } from "next-intl";
import { CloudOff } from "lucide-react";
import type { ImportJson } from "@/components/imports/import-data";
import { Progress } from "@/components/files/progress";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-gray-11">
          {total > 0 && <span className="block text-gray-12 tabular-nums">{t("completed", { completed, total })}</span>}
          {t("leave")}
        </p>
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
  if (!isOffline) return <Alert kind="error">{errorMessage(error)}</Alert>;
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm text-amber-text">
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
      {t("offline")}
    </p>
  );
}
