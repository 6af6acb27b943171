import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { LiveNumber } from "@/components/roadmap/parts/live-numbers";

export function CommentsCount({ ideaId, count }: { ideaId: number; count: number }) {
  const t = useTranslations("roadmap.ideas");
  return (
    <span className="inline-flex items-center gap-1" title={t("comments", { count })}>
      <MessageSquare aria-hidden className="size-3.5" strokeWidth={1.5} />
      <span className="tabular-nums">
        <LiveNumber ideaId={ideaId} kind="comments" initial={count} />
      </span>
      <span className="sr-only">{t("commentsUnit", { count })}</span>
    </span>
  );
}
