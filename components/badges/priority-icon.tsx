import { ChevronDown, ChevronsUp, ChevronUp, Equal } from "lucide-react";

const PRIORITY_STYLES = {
  urgent: { Icon: ChevronsUp, name: "Urgent", color: "text-red-text" },
  high: { Icon: ChevronUp, name: "High", color: "text-amber-text" },
  medium: { Icon: Equal, name: "Medium", color: "text-gray-11" },
  low: { Icon: ChevronDown, name: "Low", color: "text-gray-11" },
} as const;

export const PRIORITIES = ["urgent", "high", "medium", "low", ""] as const;

export const priorityName = (priority: string): string => styleOf(priority)?.name ?? "None";

/** Low and medium are what most tasks have: their icons would be noise. */
export const standsOut = (priority: string): boolean => priority === "urgent" || priority === "high";

export function PriorityIcon({ priority }: { priority: string }) {
  const style = styleOf(priority);
  if (!style || !standsOut(priority)) return null;

  return (
    <style.Icon
      role="img"
      aria-label={`Priority: ${style.name}`}
      className={`size-4 shrink-0 ${style.color}`}
      strokeWidth={1.5}
    />
  );
}

export function PriorityMark({ priority }: { priority: string }) {
  const style = styleOf(priority);
  return (
    <span aria-hidden className="grid size-4 shrink-0 place-items-center">
      {style && <style.Icon className={`size-4 ${style.color}`} strokeWidth={1.5} />}
    </span>
  );
}

const styleOf = (priority: string) =>
  Object.hasOwn(PRIORITY_STYLES, priority) ? PRIORITY_STYLES[priority as keyof typeof PRIORITY_STYLES] : null;
