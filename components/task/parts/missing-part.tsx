"use client";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { useDelayedFlag } from "@/components/ui/hooks/use-delayed-flag";
import type { Loading } from "@/components/ui/hooks/use-retried-query";

interface MissingPartProps extends Loading {
  name: "description" | "subtasks" | "dependencies" | "attachments" | "time" | "feed";
  /** Its shape, until something is wrong. */
  children?: React.ReactNode;
}

/** Replaces a part of a task until it is loaded. */
export function MissingPart({ name, problem, retry, children }: MissingPartProps) {
  const t = useTranslations("taskParts.missing");
  const actions = useTranslations("ui.actions");
  const isLate = useDelayedFlag(true, 5_000);
  if (!problem && !isLate) return children;

  return (
    <Alert kind="error" title={t(name)}>
      {problem && <p>{errorMessage(problem)}</p>}
      <p>{t("retry")}</p>
      <Button size="small" className="mt-2" onClick={retry}>
        {actions("tryAgain")}
      </Button>
    </Alert>
  );
}
