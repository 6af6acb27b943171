import { OctagonPause } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** On a task that waits for another one. */
export function BlockedMark({ className }: { className?: string }) {
  const t = useTranslations("board.card");
  return (
    <span
      role="img"
      title={t("blocked")}
      aria-label={t("blocked")}
      className={classNames("flex shrink-0 items-center text-amber-text", className)}
    >
      <OctagonPause aria-hidden className="size-3.5" strokeWidth={1.5} />
    </span>
  );
}
