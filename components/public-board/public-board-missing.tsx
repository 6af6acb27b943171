import { useTranslations } from "next-intl";
import { Unlink } from "lucide-react";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** The same for a board that is missing, closed or archived, and for a wrong token. */
export function PublicBoardMissing() {
  const t = useTranslations("publicBoard.missing");
  return (
    <EmptyState
      icon={<Unlink aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("title")}
      titleIsMain
      className="my-auto"
    >
      {t("text")}
    </EmptyState>
  );
}
