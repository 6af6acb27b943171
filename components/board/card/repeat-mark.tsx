import { Repeat } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** On a task that comes again. */
export function RepeatMark({ className }: { className?: string }) {
  const t = useTranslations("board.card");
  return (
    <span
      role="img"
      title={t("repeats")}
      aria-label={t("repeats")}
      className={classNames("flex shrink-0 items-center", className)}
    >
      <Repeat aria-hidden className="size-3.5" strokeWidth={1.5} />
    </span>
  );
}
