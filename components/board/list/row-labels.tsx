import { useFormatter, useTranslations } from "next-intl";
import { fullLabelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { countThatFits } from "@/components/board/card/fitting-labels";
import { namedFirst } from "@/components/label/named-first";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** As many as fit; the others are counted. */
export function RowLabels({ labels }: Pick<TaskCardJson, "labels">) {
  const t = useTranslations("board.card");
  const unnamed = useTranslations("badges.unnamedLabels");
  const { list, number } = useFormatter();
  const sorted = namedFirst(labels);
  const count = countThatFits(sorted.map(({ title }) => title));
  const others = sorted.slice(count);
  return (
    <>
      {sorted.slice(0, count).map(({ id, title, color, bg_color, settings }) => (
        <LabelPill key={id} title={title} color={color} background={bg_color} preset={settings?.color_preset} />
      ))}
      {others.length > 0 && (
        <span className="shrink-0 text-xs font-medium text-gray-11 tabular-nums">
          <span aria-hidden>{number(others.length, { signDisplay: "always" })}</span>
          <span className="sr-only">
            {t("moreLabels", {
              count: others.length,
              names: list(
                others.map((label) => fullLabelName(label, unnamed)),
                { type: "unit" },
              ),
            })}
          </span>
        </span>
      )}
    </>
  );
}
