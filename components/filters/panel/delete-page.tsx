"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import type { SavedFilter } from "@/components/filters/saved/use-saved-filters";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";

interface DeletePageProps extends PanelProps {
  /** Undefined once it is gone. */
  filter: SavedFilter | undefined;
  onBack: (() => void) | null;
}

export function DeletePage({ filter, saved, onBack }: DeletePageProps) {
  const t = useTranslations("filters.saved");
  const actions = useTranslations("ui.actions");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  if (!filter) return null;

  async function remove(id: number) {
    setBusy(true);
    try {
      await saved.remove(id);
      onBack?.();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <PageFrame title={t("deleteTitle", { name: filter.name })} onBack={onBack}>
      <div className="flex flex-col gap-3 px-2.5 pb-2">
        {problem && <Alert kind="error">{problem}</Alert>}
        <p className="text-gray-11">{filter.is_shared ? t("deleteShared") : t("deleteText")}</p>
        <div className="flex justify-end gap-2">
          <Button size="small" onClick={() => onBack?.()}>
            {actions("cancel")}
          </Button>
          <Button size="small" kind="danger" data-first-focus="" busy={isBusy} onClick={() => remove(filter.id)}>
            {t("delete")}
          </Button>
        </div>
      </div>
    </PageFrame>
  );
}
