"use client";
import dynamic from "next/dynamic";
import { ArrowLeft, Ellipsis, Star, UserPlus, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { Reconnecting } from "@/components/board/header/reconnecting";
import type { Save } from "@/components/board-store/use-save";
import { BoardViewSwitch } from "@/components/board/views/view-switch";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import { isArranged, type View, VIEWS } from "@/components/board/views/views";
import type { BoardDialogName } from "@/components/commands/offers";
import { withTexts } from "@/components/i18n/with-texts";
import { DisplayButton } from "@/components/view-settings/display-button";
import type { LiveState } from "@/components/live/use-live";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { IntentLink } from "@/components/ui/controls/intent-link";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { boardMenuTexts } from "@/generated/messages/parts/boardMenu";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import { hasModule, isRoadmap } from "@/lib/modules/on-screen";

interface BoardHeaderProps {
  board: BoardJson;
  abilities: Abilities;
  viewer: Viewer;
  connection: LiveState;
  save: Save;
  view: View;
  onView: (view: View) => void;
  lanes: LanesOnScreen;
  onMembers: () => void;
  /** The button for filters. */
  filters: React.ReactNode;
  onDialog: (name: BoardDialogName) => void;
}

const loadMenu = withTexts(boardMenuTexts, () =>
  import("@/components/board/header/board-menu").then((file) => file.BoardMenu),
);
/** Only roadmaps load them. */
const RoadmapLinks = dynamic(() =>
  import("@/components/board/roadmap/roadmap-links").then((file) => file.RoadmapLinks),
);
/** Only viewers load it, and with it the code of popovers. */
const ViewOnly = dynamic(() => import("@/components/board/header/view-only").then((file) => file.ViewOnly));

export function BoardHeader(props: BoardHeaderProps) {
  const { board, abilities, viewer, connection, save, view, onView, lanes, onMembers, onDialog, filters } = props;
  const t = useTranslations("board.header");
  const rename = (title: string) => save.saveAsync({ kind: "rename-board", title }).then(() => undefined);
  const canShare = abilities.manage && board.archived_at === null;
  const Icon = canShare ? UserPlus : Users;
  const star = () => save.save({ kind: "pin-board", isPinned: !board.is_pinned });

  return (
    <header className="flex min-h-12 shrink-0 items-center gap-1 border-b border-gray-6 bg-surface px-2 sm:gap-2 sm:px-4">
      <IntentLink href="/boards" aria-label={t("allBoards")} className={buttonStyle({ kind: "quiet", size: "icon" })}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
      </IntentLink>
      <InlineText
        as="h1"
        value={board.title}
        label={t("title")}
        disabled={!abilities.edit}
        onSave={rename}
        className="px-1.5 text-lg font-semibold [&>bdi]:block [&>bdi]:truncate [&>button]:block [&>button]:truncate pointer-coarse:[&>button]:min-h-11 pointer-coarse:[&>button]:min-w-11"
      />
      <StarButton isStarred={board.is_pinned} onPress={star} />
      <BoardViewSwitch views={VIEWS} view={view} onChoose={onView} />
      {filters}
      {/* On phones it is in the board's menu. */}
      {view !== "table" && isArranged(view) && (
        <div className="max-sm:hidden">
          <DisplayButton view={view} hasTime={hasModule(viewer, "timeTracking", board)} lanes={lanes} />
        </div>
      )}
      {board.isUserOnlyViewer && <ViewOnly board={board} />}
      <Reconnecting isLost={connection === "lost"} />
      {isRoadmap(viewer, board) && <RoadmapLinks board={board} />}
      <People users={board.users} onOpen={onMembers} />
      <Button size="small" onClick={onMembers} className="max-sm:hidden">
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
        {canShare ? t("share") : t("members")}
      </Button>
      <LazyMenu
        label={t("actions")}
        button={<Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />}
        buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
        load={loadMenu}
        menuProps={{ board, abilities, viewer, view, lanes, onStar: star, onMembers, onDialog }}
      />
    </header>
  );
}

/** On phones the star is in the menu. */
function StarButton({ isStarred, onPress }: { isStarred: boolean; onPress: () => void }) {
  const t = useTranslations("board.header");
  return (
    <Tooltip text={isStarred ? t("removeStar") : t("addStar")}>
      <button
        type="button"
        aria-label={t("star")}
        aria-pressed={isStarred}
        onClick={onPress}
        className={buttonStyle({ kind: "quiet", size: "icon" }, "max-sm:hidden")}
      >
        <Star
          aria-hidden
          className={classNames("size-4", isStarred && "fill-current text-amber-text")}
          strokeWidth={1.5}
        />
      </button>
    </Tooltip>
  );
}

const MAX_FACES = 5;

function People({ users, onOpen }: { users: BoardJson["users"]; onOpen: () => void }) {
  const t = useTranslations("board.header");
  if (users.length === 0) return null;
  const people = users.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }));
  return (
    <button
      type="button"
      aria-label={t("showMembers", { count: users.length })}
      onClick={onOpen}
      className="flex h-8 shrink-0 items-center rounded-sm px-1 hover:bg-gray-4 max-sm:hidden pointer-coarse:h-11"
    >
      <AvatarStack people={people} max={users.length > MAX_FACES ? MAX_FACES + 1 : MAX_FACES} />
    </button>
  );
}
