"use client";
import {
  Archive,
  ArchiveRestore,
  BellRing,
  ChartColumn,
  Download,
  FolderArchive,
  Globe,
  History,
  Info,
  Link2,
  Mail,
  Palette,
  SlidersHorizontal,
  SquareCheck,
  Star,
  Tag,
  TextCursorInput,
  Trash2,
  Users,
  Webhook,
} from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { useBoardDialog } from "@/components/board/header/use-board-dialog";
import { TemplateItems } from "@/components/board/header/template-items";
import { useBoardState } from "@/components/board/header/use-board-state";
import { RoadmapItems } from "@/components/board/roadmap/roadmap-items";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import { isArranged, type View } from "@/components/board/views/views";
import { beginSelecting } from "@/components/selection/selection";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import type { BoardDialogName } from "@/components/commands/offers";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuLink, MenuSeparator, Submenu } from "@/components/ui/overlays/menu-items";
import { DisplayItems } from "@/components/view-settings/display-items";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import { hasModule, hasModuleAnywhere, hasRoadmapPage, isRoadmap } from "@/lib/modules/on-screen";

interface BoardMenuProps {
  menu: MenuAnchor;
  board: BoardJson;
  abilities: Abilities;
  viewer: Viewer;
  view: View;
  lanes: LanesOnScreen;
  onStar: () => void;
  onMembers: () => void;
  onDialog: (name: BoardDialogName) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function BoardMenu(props: BoardMenuProps) {
  return (
    <AnchoredMenu {...props.menu}>
      <ContentItems {...props} />
      <LinkItems {...props} />
      {isRoadmap(props.viewer, props.board) && (
        <RoadmapItems
          board={props.board}
          hasPage={hasRoadmapPage(props.viewer, props.board)}
          canManage={props.abilities.manage && props.board.archived_at === null}
          onDialog={props.onDialog}
        />
      )}
      <LifecycleItems {...props} />
    </AnchoredMenu>
  );
}

function ContentItems({ board, abilities, viewer, view, lanes, onStar, onMembers, onDialog }: BoardMenuProps) {
  const t = useTranslations("boardMenu.menu");
  const views = useTranslations("boardViews");
  const activity = useBoardDialog(board.id, "activity");
  // An administrator who is not a member has no notification settings on the board.
  const isMember = board.users.some(({ ID }) => ID === viewer.id);

  return (
    <>
      <MenuItem icon={<Star {...icon} />} onClick={onStar} className="sm:hidden">
        {board.is_pinned ? t("removeStar") : t("star")}
      </MenuItem>
      {view !== "table" && isArranged(view) && (
        <Submenu label={views("display")} icon={<SlidersHorizontal {...icon} />} className="sm:hidden">
          <DisplayItems view={view} hasTime={hasModule(viewer, "timeTracking", board)} lanes={lanes} />
        </Submenu>
      )}
      {abilities.edit && (
        <MenuItem icon={<SquareCheck {...icon} />} onClick={beginSelecting} className="not-pointer-coarse:sm:hidden">
          {t("select")}
        </MenuItem>
      )}
      <MenuItem icon={<Info {...icon} />} onClick={() => onDialog("details")}>
        {t("about")}
      </MenuItem>
      {abilities.edit && (
        <MenuItem icon={<Palette {...icon} />} onClick={() => onDialog("background")}>
          {t("background")}
        </MenuItem>
      )}
      {isMember && abilities.edit && (
        <MenuItem icon={<BellRing {...icon} />} onClick={() => onDialog("notifications")}>
          {t("notifications")}
        </MenuItem>
      )}
      {abilities.edit && (
        <MenuItem icon={<Tag {...icon} />} onClick={() => onDialog("labels")}>
          {t("labels")}
        </MenuItem>
      )}
      {abilities.edit && viewer.isPro && (
        <MenuItem icon={<TextCursorInput {...icon} />} onClick={() => onDialog("fields")}>
          {t("fields")}
        </MenuItem>
      )}
      <MenuItem icon={<Users {...icon} />} onClick={onMembers}>
        {abilities.manage && board.archived_at === null ? t("share") : t("members")}
      </MenuItem>
      <MenuItem icon={<History {...icon} />} onClick={activity.open}>
        {t("activity")}
      </MenuItem>
      {board.archived_at === null && <ReportItem board={board} viewer={viewer} />}
      <MenuItem icon={<FolderArchive {...icon} />} onClick={() => onDialog("archive")}>
        {t("archived")}
      </MenuItem>
    </>
  );
}

function ReportItem({ board: { id, type }, viewer }: Pick<BoardMenuProps, "board" | "viewer">) {
  const t = useTranslations("boardMenu.menu");
  if (type !== "roadmap") {
    return (
      <MenuLink icon={<ChartColumn {...icon} />} render={<Link href={`/reports?board=${id}`} />}>
        {t("report")}
      </MenuLink>
    );
  }
  if (!viewer.isPro || !hasModuleAnywhere(viewer, "roadmap")) return null;
  return (
    <MenuLink icon={<ChartColumn {...icon} />} render={<Link href={`/reports/roadmap?board=${id}`} />}>
      {t("roadmapReport")}
    </MenuLink>
  );
}

function LinkItems({ board, abilities, viewer, onDialog }: BoardMenuProps) {
  const t = useTranslations("boardMenu.menu");
  const copyLink = useCopyLink();
  return (
    <>
      <MenuItem
        icon={<Link2 {...icon} />}
        onClick={() => copyLink(new URL(`/boards/${board.id}`, location.origin).href)}
      >
        {t("copyLink")}
      </MenuItem>
      {abilities.manage && board.archived_at === null && hasModuleAnywhere(viewer, "frontend") && (
        <MenuItem icon={<Globe {...icon} />} onClick={() => onDialog("publicLink")}>
          {t("publicLink")}
        </MenuItem>
      )}
      {abilities.edit && viewer.receivesMail && !board.settings.is_template && (
        <MenuItem icon={<Mail {...icon} />} onClick={() => onDialog("mailAddress")}>
          {t("mailAddress")}
        </MenuItem>
      )}
      {abilities.delete && (
        <MenuLink icon={<Webhook {...icon} />} render={<Link href="/settings/webhooks" />}>
          {t("webhooks")}
        </MenuLink>
      )}
    </>
  );
}

function LifecycleItems({ board, abilities, viewer, onDialog }: BoardMenuProps) {
  const t = useTranslations("boardMenu.menu");
  const state = useBoardState(board);
  return (
    <>
      {abilities.manage && (
        <>
          <MenuSeparator />
          {viewer.isPro && board.archived_at === null && <TemplateItems board={board} onDialog={onDialog} />}
          {viewer.isPro && (
            <MenuItem icon={<Download {...icon} />} onClick={() => onDialog("export")}>
              {t("export")}
            </MenuItem>
          )}
          {board.archived_at === null ? (
            <MenuItem icon={<Archive {...icon} />} onClick={state.archive}>
              {t("archive")}
            </MenuItem>
          ) : (
            <MenuItem icon={<ArchiveRestore {...icon} />} onClick={state.restore}>
              {t("restore")}
            </MenuItem>
          )}
        </>
      )}
      {abilities.delete && (
        <MenuItem danger icon={<Trash2 {...icon} />} onClick={() => onDialog("delete")}>
          {t("delete")}
        </MenuItem>
      )}
    </>
  );
}
