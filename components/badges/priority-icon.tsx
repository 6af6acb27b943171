import { ChevronDown, ChevronsUp, ChevronUp, Equal } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Translate } from "@/lib/i18n/translate";

const PRIORITY_STYLES = {
  urgent: { Icon: ChevronsUp, color: "text-red-text" },
  high: { Icon: ChevronUp, color: "text-amber-text" },
  medium: { Icon: Equal, color: "text-gray-11" },
  low: { Icon: ChevronDown, color: "text-gray-11" },
} as const;

export const PRIORITIES = ["urgent", "high", "medium", "low", ""] as const;

export const priorityName = (priority: string, t: Translate<"badges.priorities">): string =>
  t(isStyled(priority) ? priority : "none");

/** Low and medium are what most tasks have: their icons would be noise. */
export const standsOut = (priority: string): priority is "urgent" | "high" =>
  priority === "urgent" || priority === "high";

export function PriorityIcon({ priority }: { priority: string }) {
  const t = useTranslations("badges");
  if (!standsOut(priority)) return null;

  const { Icon, color } = PRIORITY_STYLES[priority];
  return (
    <Icon
      role="img"
      aria-label={t("priority", { priority: t(`priorities.${priority}`) })}
      className={`size-4 shrink-0 ${color}`}
      strokeWidth={1.5}
    />
  );
}

export function PriorityMark({ priority }: { priority: string }) {
  const style = isStyled(priority) ? PRIORITY_STYLES[priority] : null;
  return (
    <span aria-hidden className="grid size-4 shrink-0 place-items-center">
      {style && <style.Icon className={`size-4 ${style.color}`} strokeWidth={1.5} />}
    </span>
  );
}

const isStyled = (priority: string): priority is keyof typeof PRIORITY_STYLES =>
  Object.hasOwn(PRIORITY_STYLES, priority);
