import { useFormatter, useTranslations } from "next-intl";
import type { TemplateSummary } from "@/components/templates/template-data";

type Counted = Pick<TemplateSummary, "stages_count" | "labels_count" | "tasks_count">;

export function TemplateCounts({ template, withLabels = false }: { template: Counted; withLabels?: boolean }) {
  const t = useTranslations("templates.counts");
  const format = useFormatter();
  const { stages_count, labels_count, tasks_count } = template;
  const facts = [
    t("stages", { count: stages_count }),
    withLabels && labels_count > 0 && t("labels", { count: labels_count }),
    tasks_count > 0 && t("tasks", { count: tasks_count }),
  ];
  return (
    <>
      {format.list(
        facts.filter((fact) => fact !== false),
        { type: "unit" },
      )}
    </>
  );
}
