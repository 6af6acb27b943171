import { useTranslations } from "next-intl";

export function UnreadMark({ count }: { count: number }) {
  const t = useTranslations("board.card");
  return (
    count > 0 && (
      <span
        role="img"
        aria-label={t("unread", { count })}
        className="pointer-events-none absolute -end-1 -top-1 z-10 size-2.5 rounded-full bg-accent ring-2 ring-gray-2"
      />
    )
  );
}
