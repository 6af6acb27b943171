import { useTranslations } from "next-intl";
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

export function StateBadge({ state }: { state: MailState }) {
  const t = useTranslations("emailLog.states");
  return (
    <span className={classNames("rounded-sm px-1.5 text-xs font-medium whitespace-nowrap", styles[state])}>
      {t(state)}
    </span>
  );
}
