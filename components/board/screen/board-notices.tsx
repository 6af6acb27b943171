"use client";
import dynamic from "next/dynamic";
import type { BoardJson } from "@/components/board-store/board-data";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { templatesTexts } from "@/generated/messages/parts/templates";
import type { Abilities, Viewer } from "@/lib/boards/abilities";

/** Few boards load them. */
const ArchivedBanner = dynamic(() =>
  import("@/components/board/screen/archived-banner").then((file) => file.ArchivedBanner),
);
const TemplateBanner = dynamic(
  withTexts(templatesTexts, () =>
    import("@/components/board/screen/template-banner").then((file) => file.TemplateBanner),
  ),
  { ssr: false },
);
const CopyingStrip = dynamic(
  withTexts(templatesTexts, () => import("@/components/board/screen/copying-strip").then((file) => file.CopyingStrip)),
  { ssr: false },
);

interface BoardNoticesProps {
  board: BoardJson;
  viewer: Viewer;
  abilities: Abilities;
}

/** Between the header and the tasks: what is special about the board. */
export function BoardNotices({ board, viewer, abilities }: BoardNoticesProps) {
  const { is_template = false, task_creation_status: copying } = board.settings;
  return (
    <>
      {board.archived_at !== null && <ArchivedBanner board={board} canRestore={abilities.manage} />}
      {is_template && board.archived_at === null && (
        <TemplateBanner board={board} mayUse={viewer.mayUseTemplate ?? false} />
      )}
      <LazyMount when={copying === "pending" || copying === "failed"}>
        <CopyingStrip board={board} />
      </LazyMount>
    </>
  );
}
