import Link from "next/link";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";

interface PagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pages({ page, pages, hrefOf }: PagesProps) {
  const t = useTranslations("roadmap.pages");
  if (pages === 1) return null;
  return (
    <nav aria-label={t("label")} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={hrefOf(Math.min(page - 1, pages))} prefetch={false} rel="prev" className={buttonStyle({})}>
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
          {t("previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-gray-11 tabular-nums">{t("page", { page, pages })}</span>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} prefetch={false} rel="next" className={buttonStyle({})}>
          {t("next")}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
