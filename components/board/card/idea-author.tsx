import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

export function IdeaAuthor({ name, className }: { name: string; className: string }) {
  const t = useTranslations("board.card");
  return (
    <>
      <span className="sr-only">{t("author", { name })}</span>
      <span
        aria-hidden
        title={t("author", { name })}
        className={classNames("truncate text-match-parent [unicode-bidi:plaintext]", className)}
      >
        {name}
      </span>
    </>
  );
}
