import { STATE_LABELS } from "@/components/mails/labels";
import { classNames } from "@/components/ui/class-names";
import type { MailState } from "@/generated/prisma/enums";

const styles: Record<MailState, string> = {
  queued: "bg-accent-soft text-accent-text",
  sending: "bg-accent-soft text-accent-text",
  failed: "bg-amber-soft text-amber-text",
  dead: "bg-red-soft text-red-text",
  stored: "bg-gray-4 text-gray-12",
  sent: "bg-green-soft text-green-text",
};

export const StateBadge = ({ state }: { state: MailState }) => (
  <span className={classNames("rounded-sm px-1.5 text-xs font-medium whitespace-nowrap", styles[state])}>
    {STATE_LABELS[state]}
  </span>
);
