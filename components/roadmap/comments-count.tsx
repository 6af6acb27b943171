import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { LiveNumber } from "@/components/roadmap/live-numbers";

export function CommentsCount({ ideaId, count, href }: { ideaId: number; count: number; href: string }) {
  const t = useTranslations("roadmap.ideas");
  return (
    <a href={`${href}#comments`} className="inline-flex items-center gap-1 hover:text-gray-12" aria-label={t("comments", { count })}>
      <MessageSquare aria-hidden className="size-3.5" strokeWidth={1.5} />
      <span className="tabular-nums">
        <LiveNumber ideaId={ideaId} kind="comments" initial={count} />
      </span>
    </a>
  );
}
