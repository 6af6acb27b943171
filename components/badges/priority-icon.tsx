import { ChevronDown, ChevronsUp, ChevronUp, Equal } from "lucide-react";

const looks = {
  urgent: { Icon: ChevronsUp, name: "Urgent", color: "text-red-text" },
  high: { Icon: ChevronUp, name: "High", color: "text-amber-text" },
  medium: { Icon: Equal, name: "Medium", color: "text-gray-11" },
  low: { Icon: ChevronDown, name: "Low", color: "text-gray-11" },
} as const;

export const PRIORITIES = ["urgent", "high", "medium", "low", ""] as const;

export const priorityName = (priority: string): string => lookOf(priority)?.name ?? "None";

/** Where the icon stands alone: low and medium are what most tasks have. */
export const standsOut = (priority: string): boolean => priority === "urgent" || priority === "high";

/** Only for a task that stands out. */
export function PriorityIcon({ priority }: { priority: string }) {
  const look = lookOf(priority);
  if (!look || !standsOut(priority)) return null;

  return (
    <look.Icon
      role="img"
      aria-label={`Priority: ${look.name}`}
      className={`size-4 shrink-0 ${look.color}`}
      strokeWidth={1.5}
    />
  );
}

/** Beside the name of the priority; as wide where there is none. */
export function PriorityMark({ priority }: { priority: string }) {
  const look = lookOf(priority);
  return (
    <span aria-hidden className="grid size-4 shrink-0 place-items-center">
      {look && <look.Icon className={`size-4 ${look.color}`} strokeWidth={1.5} />}
    </span>
  );
}

const lookOf = (priority: string) => (Object.hasOwn(looks, priority) ? looks[priority as keyof typeof looks] : null);
