import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** A flow is that of one board. */
export function NoFlow({ isRoadmap }: { isRoadmap: boolean }) {
  const t = useTranslations("flow.noBoard");
  return <EmptyState title={isRoadmap ? t("isRoadmap") : t("title")}>{t("text")}</EmptyState>;
}
