import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/controls/link-button";

export function BoardsLink() {
  const t = useTranslations("auth.links");
  return (
    <LinkButton kind="primary" href="/boards">
      {t("boards")}
    </LinkButton>
  );
}
