import { useFormatter, useTranslations } from "next-intl";

/** How many tasks a group has. */
export function GroupCount({ count }: { count: number }) {
  const t = useTranslations("boardList");
  const { number } = useFormatter();
  return (
    <span className="text-sm font-normal text-gray-11 tabular-nums">
      <span aria-hidden>{number(count)}</span>
      <span className="sr-only">{t("count", { count })}</span>
    </span>
  );
}
