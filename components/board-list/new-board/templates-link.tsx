import { useTranslations } from "next-intl";
import { LayoutTemplate } from "lucide-react";
import { addressOfTemplates } from "@/components/templates/start-address";
import { LinkButton } from "@/components/ui/controls/link-button";

/** Opens the dialog for a board from a template. */
export function TemplatesLink() {
  const t = useTranslations("boards.newBoard");
  return (
    <LinkButton href={addressOfTemplates()} prefetch={false} className="ps-2.5">
      <LayoutTemplate aria-hidden className="size-4" strokeWidth={1.5} />
      {t("fromTemplate")}
    </LinkButton>
  );
}
