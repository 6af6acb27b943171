"use client";
import { ExternalLink, FileUp, Settings2, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { moderationPath } from "@/components/board/roadmap/roadmap-links";
import { useRoadmap } from "@/components/board/roadmap/use-roadmap";
import type { BoardDialogName } from "@/components/commands/offers";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/overlays/menu-items";

interface RoadmapItemsProps {
  board: BoardJson;
  hasPage: boolean;
  canManage: boolean;
  onDialog: (name: BoardDialogName) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** Of the board's menu. On wide screens the links are in the header, too. */
export function RoadmapItems({ board, hasPage, canManage, onDialog }: RoadmapItemsProps) {
  const t = useTranslations("ideas.menu");
  const links = useTranslations("board.roadmap");
  const roadmap = useRoadmap(board);
  const pending = roadmap?.pending ?? null;
  if (!roadmap?.url && pending === null && !canManage) return null;

  return (
    <>
      <MenuSeparator />
      {roadmap?.url && (
        <MenuLink
          icon={<ExternalLink {...icon} className="size-4 rtl:-scale-x-100" />}
          href={roadmap.url}
          target="_blank"
          rel="noreferrer"
        >
          {links("viewPage")}
        </MenuLink>
      )}
      {pending !== null && (
        <MenuLink icon={<ShieldCheck {...icon} />} href={moderationPath(board.id)}>
          {t("moderation", { count: pending })}
        </MenuLink>
      )}
      {canManage && (
        <>
          {hasPage && (
            <MenuItem icon={<Settings2 {...icon} />} onClick={() => onDialog("roadmap")}>
              {t("page")}
            </MenuItem>
          )}
          <MenuItem icon={<FileUp {...icon} />} onClick={() => onDialog("import")}>
            {t("import")}
          </MenuItem>
        </>
      )}
    </>
  );
}
