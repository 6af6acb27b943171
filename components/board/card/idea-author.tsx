import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

export function IdeaAuthor({ name, className }: { name: string; className: string }) {
  const t = useTranslations("board.card");
  return (
    <span title={t("author", { name })} className={classNames("truncate", className)}>
      <span className="sr-only">{t("author", { name })}</span>
      <bdi aria-hidden>{name}</bdi>
    </span>
  );
}
