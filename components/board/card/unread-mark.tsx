import { useTranslations } from "next-intl";

/** In the margin before the first line of the title. */
export function UnreadMark({ id, count }: { id: string; count: number }) {
  const t = useTranslations("board.card");
  return (
    count > 0 && (
      <span
        id={id}
        role="img"
        aria-label={t("unread", { count })}
        className="pointer-events-none absolute -ms-2.5 mt-1.25 size-2 rounded-full bg-accent"
      />
    )
  );
}
