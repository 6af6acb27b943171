import { useTranslations } from "next-intl";
import { Import } from "lucide-react";
import { LinkButton } from "@/components/ui/controls/link-button";

export function ImportLink() {
  const t = useTranslations("boards.list");
  return (
    <LinkButton href="/boards/import" prefetch={false} className="ps-2.5">
      <Import aria-hidden className="size-4" strokeWidth={1.5} />
      {t("import")}
    </LinkButton>
  );
}
