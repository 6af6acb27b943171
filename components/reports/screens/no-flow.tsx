import { useTranslations } from "next-intl";
import { SquareKanban } from "lucide-react";
import { addressOfReport, type ReportSearch } from "@/components/reports/frame/search-params";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

interface NoFlowProps {
  isRoadmap: boolean;
  search: ReportSearch;
  /** Some that the reader may want. */
  boards: readonly { id: number; title: string }[];
}

/** A flow is that of one board. */
export function NoFlow({ isRoadmap, search, boards }: NoFlowProps) {
  const t = useTranslations("flow.noBoard");
  const links = boards.map(({ id, title }) => (
    <li key={id} className="max-w-full min-w-0">
      <LinkButton href={addressOfReport("flow", { ...search, boardId: id })} className="max-w-full" title={title}>
        <SquareKanban aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
        <bdi className="max-w-72 min-w-0 truncate">{title}</bdi>
      </LinkButton>
    </li>
  ));
  return (
    <EmptyState
      title={isRoadmap ? t("isRoadmap") : t("title")}
      action={
        links.length > 0 && (
          <ul aria-label={t("recent")} className="flex max-w-full flex-wrap justify-center gap-2">
            {links}
          </ul>
        )
      }
    >
      {t("text")}
    </EmptyState>
  );
}
