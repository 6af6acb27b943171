"use client";
import { useState } from "react";
import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { BoardFacts } from "@/components/board/header/board-facts";
import { BoardFeatures } from "@/components/board/header/board-features";
import { DescribeBoard } from "@/components/board/header/describe-board";
import { descriptionKey } from "@/components/board/header/use-description";
import type { Save } from "@/components/board-store/use-save";
import { readDraft } from "@/components/text/saving/drafts";
import { RichText } from "@/components/text/rich-text/rich-text";
import { preloadEditor } from "@/components/text/editor/text-editor";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface BoardDetailsProps {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  canEdit: boolean;
  canManage: boolean;
  save: Save;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BoardDetails({ open, onOpenChange, ...details }: BoardDetailsProps) {
  const t = useTranslations("boardMenu.about");
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} width="max-w-160">
      <Details {...details} onClose={close} />
    </Dialog>
  );
}

type DetailsProps = Omit<BoardDetailsProps, "open" | "onOpenChange"> & { onClose: () => void };

function Details({ board, viewer, clock, canEdit, canManage, save, onClose }: DetailsProps) {
  const t = useTranslations("boardMenu.about");
  const actions = useTranslations("ui.actions");
  const [isWriting, setWriting] = useState(() => readDraft(descriptionKey(viewer.id, board.id)) !== null);
  if (isWriting && canEdit)
    return <DescribeBoard board={board} viewerId={viewer.id} clock={clock} save={save} onClose={onClose} />;

  return (
    <>
      <Description html={board.description ?? ""} />
      {canEdit && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => setWriting(true)}
          onPointerEnter={preloadEditor}
          onFocus={preloadEditor}
          className="mt-2 -ms-2"
        >
          <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          {board.description ? t("editDescription") : t("addDescription")}
        </Button>
      )}
      <BoardFacts board={board} />
      {canManage && <BoardFeatures board={board} viewer={viewer} />}
      <DialogActions>
        <Button onClick={onClose}>{actions("close")}</Button>
      </DialogActions>
    </>
  );
}

function Description({ html }: { html: string }) {
  const t = useTranslations("boardMenu.about");
  return html === "" ? (
    <p className="mt-3 text-gray-11">{t("noDescription")}</p>
  ) : (
    <RichText html={html} className="mt-3 max-h-[50dvh] overflow-y-auto overscroll-contain" />
  );
}
