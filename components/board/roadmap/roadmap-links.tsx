"use client";
import Link from "next/link";
import { ExternalLink, ShieldCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { useRoadmap } from "@/components/board/roadmap/use-roadmap";
import { buttonStyle } from "@/components/ui/controls/button";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** On phones they are in the board's menu. */
export function RoadmapLinks({ board }: { board: BoardJson }) {
  const t = useTranslations("board.roadmap");
  const { number } = useFormatter();
  const roadmap = useRoadmap(board);
  if (!roadmap) return null;

  const { pending, url } = roadmap;
  return (
    <>
      {pending !== null && (
        <Link
          href={moderationPath(board.id)}
          prefetch={false}
          aria-label={t("moderationOf", { count: pending })}
          className={buttonStyle({ size: "small" }, "max-sm:hidden")}
        >
          <ShieldCheck {...icon} />
          <span className="max-lg:hidden">{t("moderation")}</span>
          {pending > 0 && (
            <span aria-hidden className="rounded-full bg-accent-soft px-1.5 text-accent-text tabular-nums">
              {number(pending)}
            </span>
          )}
        </Link>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t("viewPageInTab")}
          className={buttonStyle({ size: "small" }, "max-sm:hidden")}
        >
          <ExternalLink {...icon} className="size-4 rtl:-scale-x-100" />
          <span className="max-lg:hidden">{t("viewPage")}</span>
        </a>
      )}
      {/* Announces what arrives while the board is open. */}
      <span role="status" className="sr-only">
        {pending ? t("moderationOf", { count: pending }) : ""}
      </span>
    </>
  );
}

export const moderationPath = (boardId: number) => `/boards/${boardId}/moderation`;
