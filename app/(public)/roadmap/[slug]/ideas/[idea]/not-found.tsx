import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import { Missing } from "@/components/roadmap/missing";
import { buttonStyle } from "@/components/ui/controls/button";

export default function IdeaNotFound() {
  const t = useTranslations("roadmap.notFound");
  return (
    <Missing
      icon={<Lightbulb aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("idea")}
      text={t("ideaText")}
      action={
        // This page doesn't know the address of the roadmap, which is two levels up.
        // oxlint-disable-next-line nextjs/no-html-link-for-pages
        <a href=".." className={buttonStyle({ kind: "primary" })}>
          {t("allIdeas")}
        </a>
      }
    />
  );
}
