"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { NewBoardForm, type NewBoardFormProps } from "@/components/board-list/new-board/new-board-form";
import {
  closeNewBoard,
  openNewBoard,
  openTemplates,
  useNewBoard,
} from "@/components/board-list/new-board/new-board-address";
import { withTexts } from "@/components/i18n/with-texts";
import { Dialog } from "@/components/ui/overlays/dialog";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { templatesTexts } from "@/generated/messages/parts/templates";

const StartDialog = dynamic(
  withTexts(templatesTexts, () => import("@/components/templates/start/start-dialog").then((file) => file.StartDialog)),
  { ssr: false },
);

interface NewBoardDialogProps extends Pick<NewBoardFormProps, "me" | "folder" | "hasRoadmaps"> {
  hasTemplates: boolean;
}

export function NewBoardDialog({ me, folder, hasTemplates, hasRoadmaps }: NewBoardDialogProps) {
  const t = useTranslations("boards.newBoard");
  const { isOpen, fromTemplate, template } = useNewBoard();
  const isFromTemplate = hasTemplates && fromTemplate;
  const inFolder = folder && t.rich("inFolder", { title: folder.title, name: (chunks) => <bdi>{chunks}</bdi> });
  useShortcuts({ c: { label: t("create"), run: openNewBoard } });

  return (
    <>
      <Dialog
        open={isOpen && !isFromTemplate}
        onOpenChange={(open) => (open ? openNewBoard() : closeNewBoard())}
        title={t("create")}
        text={inFolder}
        width="max-w-xl"
      >
        <NewBoardForm
          me={me}
          folder={folder}
          hasRoadmaps={hasRoadmaps}
          onTemplates={hasTemplates ? () => openTemplates() : undefined}
          onCancel={closeNewBoard}
        />
      </Dialog>
      <LazyMount when={isFromTemplate}>
        <StartDialog
          open={isFromTemplate}
          initial={template}
          folderId={folder?.id ?? null}
          text={inFolder}
          onClose={closeNewBoard}
        />
      </LazyMount>
    </>
  );
}
