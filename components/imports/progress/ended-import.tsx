"use client";
import { useTranslations } from "next-intl";
import type { ImportJson } from "@/components/imports/import-data";
import { Report } from "@/components/imports/progress/report";
import { RetryButton } from "@/components/imports/progress/retry-button";
import type { ImportState } from "@/components/imports/state-badge";
import { LinkButton } from "@/components/ui/controls/link-button";
import { Alert } from "@/components/ui/feedback/alert";

interface EndedImportProps {
  shown: ImportJson;
  state: ImportState;
  title: string;
  /** Of trying again. */
  problem: string;
  onRetry: () => Promise<void>;
}

export function EndedImport({ shown, state, title, problem, onRetry }: EndedImportProps) {
  const t = useTranslations("imports.progress");
  const actions = useTranslations("ui.actions");
  const { board_id, status, completed } = shown;
  return (
    <div className="flex flex-col gap-6">
      <Outcome shown={shown} state={state} title={title} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        {board_id !== null && (
          <LinkButton kind={status === "completed" ? "primary" : "plain"} href={`/boards/${board_id}`} prefetch={false}>
            {t("openBoard")}
          </LinkButton>
        )}
        {state === "failed" && (
          <RetryButton onRetry={onRetry}>{completed > 0 ? t("continue") : actions("tryAgain")}</RetryButton>
        )}
        <LinkButton kind={state === "completed" ? "plain" : "quiet"} href="/boards/import">
          {t("another")}
        </LinkButton>
      </div>
      {board_id !== null && <Report report={shown.report} />}
    </div>
  );
}

function Outcome({ shown, state, title }: Pick<EndedImportProps, "shown" | "state" | "title">) {
  const t = useTranslations("imports.progress");
  const { board_id, message, completed } = shown;
  if (state === "completed")
    return (
      <Alert kind="success" title={t("done", { title })}>
        {board_id === null && t("boardDeleted")}
      </Alert>
    );
  if (state === "canceled")
    return (
      <Alert kind="info" title={t("canceled")}>
        {board_id === null ? t("canceledWhole") : t("canceledPartly", { completed })}
      </Alert>
    );
  return (
    <Alert kind="error" title={t("failed")}>
      <p dir="auto" className="wrap-anywhere">
        {message}
      </p>
      {board_id !== null && <p>{t("failedPartly")}</p>}
    </Alert>
  );
}
