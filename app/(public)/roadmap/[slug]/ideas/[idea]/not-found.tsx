import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** The same for an idea that was deleted or is hidden, and for all of a private roadmap, so that nobody can tell them apart. */
export default function IdeaNotFound() {
  const t = useTranslations("roadmap.notFound");
  return (
    <EmptyState
      icon={<Lightbulb aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("idea")}
      titleIsMain
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {/* This page doesn't know the address of the roadmap, which is two levels up. */}
          <a href=".." className={buttonStyle({ kind: "primary" })}>
            {t("allIdeas")}
          </a>
          <LinkButton href="/login">{t("signIn")}</LinkButton>
        </div>
      }
      className="my-auto"
    >
      {t("ideaText")}
    </EmptyState>
  );
}
