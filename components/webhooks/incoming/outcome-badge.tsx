import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** What came of a call, by its HTTP status. */
export function OutcomeBadge({ status }: { status: number }) {
  const t = useTranslations("webhooks.incoming.outcomes");
  const isDone = status < 400;
  return (
    <span
      className={classNames(
        "rounded-sm px-1.5 text-xs font-medium whitespace-nowrap",
        isDone ? "bg-green-soft text-green-text" : "bg-red-soft text-red-text",
      )}
    >
      {t(status === 201 ? "created" : isDone ? "repeated" : "refused", { status: String(status) })}
    </span>
  );
}
