import { useTranslations } from "next-intl";
import type { TemplateLabel, TemplateTask } from "@/components/templates/template-data";
import { LabelPill } from "@/components/badges/label-pill";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/feedback/skeleton";

interface PreviewCardsProps {
  /** Null while they are loading. */
  tasks: readonly TemplateTask[] | null;
  /** Those that the board gets. */
  labels: readonly TemplateLabel[];
  isCopied: boolean;
}

const MOST = 3;
const MOST_LABELS = 3;

export function PreviewCards({ tasks, labels, isCopied }: PreviewCardsProps) {
  const t = useTranslations("templates.start");
  if (!tasks) return <Skeleton className="h-12 rounded-md" />;
  if (tasks.length === 0) return null;
  return (
    <ul className={classNames("flex flex-col gap-1.5", !isCopied && "text-gray-11")}>
      {tasks.slice(0, MOST).map((task) => (
        <li
          key={task.id}
          className={classNames(
            "rounded-md border bg-card px-2 py-1.5 text-sm leading-tight",
            isCopied ? "border-gray-6 shadow-raised" : "border-dashed border-gray-7",
          )}
        >
          <Labels labels={labels.filter(({ id }) => task.label_ids.includes(id))} />
          <bdi className="line-clamp-2 text-match-parent wrap-anywhere">{task.title}</bdi>
        </li>
      ))}
      {tasks.length > MOST && (
        <li className="px-2 text-xs text-gray-11">{t("moreTasks", { count: tasks.length - MOST })}</li>
      )}
    </ul>
  );
}

const Labels = ({ labels }: Pick<PreviewCardsProps, "labels">) => (
  <div className="mb-1 flex flex-wrap gap-1 empty:hidden">
    {labels.slice(0, MOST_LABELS).map(({ id, title, color, bg_color, color_preset }) => (
      <LabelPill key={id} title={title} color={color} background={bg_color} preset={color_preset} />
    ))}
  </div>
);
