"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Panel } from "@/components/ui/overlays/panel";

/** While there is no preview yet. */
export function Reading({ name }: { name: string }) {
  const t = useTranslations("imports.preview");
  return (
    <Panel className="p-4">
      <div role="status">
        <p className="font-medium">{t("reading", { name })}</p>
        <p className="text-sm text-gray-11">{t("readingHint")}</p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-16 rounded-md" />
        ))}
      </div>
    </Panel>
  );
}

export function Unreadable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const actions = useTranslations("ui.actions");
  return (
    <Alert kind="error">
      <p>{errorMessage(error)}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {actions("tryAgain")}
      </Button>
    </Alert>
  );
}
