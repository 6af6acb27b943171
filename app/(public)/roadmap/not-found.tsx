import { useTranslations } from "next-intl";
import { Map } from "lucide-react";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** The same for what is private and what doesn't exist, so that nobody can tell them apart. */
export default function RoadmapNotFound() {
  const t = useTranslations("roadmap.notFound");
  return (
    <EmptyState
      icon={<Map aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("title")}
      titleIsMain
      action={<LinkButton href="/login">{t("signIn")}</LinkButton>}
      className="my-auto"
    >
      {t("text")}
    </EmptyState>
  );
}
