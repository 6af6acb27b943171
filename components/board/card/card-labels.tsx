import { useFormatter, useTranslations } from "next-intl";
import { LabelPill } from "@/components/badges/label-pill";
import { fullLabelName } from "@/components/badges/label-name";
import { countThatFits } from "@/components/board/card/fitting-labels";
import { namedFirst } from "@/components/label/named-first";
import type { TaskCardJson } from "@/lib/tasks/present/task";

type Labels = readonly Pick<TaskCardJson["labels"][number], "id" | "title" | "color" | "bg_color" | "settings">[];

export function CardLabels({ labels }: { labels: Labels }) {
  const t = useTranslations("board.card");
  if (labels.length === 0) return null;
  const sorted = namedFirst(labels);
  const count = countThatFits(sorted.map(({ title }) => title));

  return (
    <ul aria-label={t("labels")} className="flex max-h-5 items-center gap-1 pe-6 pointer-coarse:pe-8">
      {sorted.slice(0, count).map((label) => (
        <li key={label.id} className="flex min-w-0">
          <LabelPill
            title={label.title}
            color={label.color}
            background={label.bg_color}
            preset={label.settings?.color_preset}
            size="small"
          />
        </li>
      ))}
      {count < labels.length && <More labels={sorted.slice(count)} />}
    </ul>
  );
}

function More({ labels }: { labels: Labels }) {
  const t = useTranslations("board.card");
  const colors = useTranslations("badges.unnamedLabels");
  const { list, number } = useFormatter();
  const names = list(
    labels.map((label) => fullLabelName(label, colors)),
    { type: "unit" },
  );
  return (
    <li className="shrink-0 px-1 text-xs font-medium text-gray-11 tabular-nums">
      <span aria-hidden>{number(labels.length, { signDisplay: "always" })}</span>
      <span className="sr-only">{t("moreLabels", { count: labels.length, names })}</span>
    </li>
  );
}
