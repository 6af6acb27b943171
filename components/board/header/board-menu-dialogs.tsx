"use client";
import dynamic from "next/dynamic";
import { BoardDetails } from "@/components/board/header/board-details";
import { ChangeBackground } from "@/components/board/background/change-background";
import { DeleteBoard } from "@/components/board/header/delete-board";
import type { BoardDialogName } from "@/components/commands/offers";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { withTexts } from "@/components/i18n/with-texts";
import { archivedItemsTexts } from "@/generated/messages/parts/archivedItems";
import { boardNotificationsTexts } from "@/generated/messages/parts/boardNotifications";
import { customFieldsTexts } from "@/generated/messages/parts/customFields";
import { exportsTexts } from "@/generated/messages/parts/exports";
import { ideasTexts } from "@/generated/messages/parts/ideas";
import { labelsTexts } from "@/generated/messages/parts/labels";
import { mailAddressTexts } from "@/generated/messages/parts/mailAddress";
import { publicLinkTexts } from "@/generated/messages/parts/publicLink";
import { templatesTexts } from "@/generated/messages/parts/templates";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

const LabelsDialog = dynamic(
  withTexts(labelsTexts, () => import("@/components/label/labels-dialog").then((file) => file.LabelsDialog)),
  { ssr: false },
);
const CustomFieldsDialog = dynamic(
  withTexts(customFieldsTexts, () =>
    import("@/components/custom-fields/custom-fields-dialog").then((file) => file.CustomFieldsDialog),
  ),
  { ssr: false },
);
const BoardNotificationsDialog = dynamic(
  withTexts(boardNotificationsTexts, () =>
    import("@/components/notifications/board-notifications-dialog").then((file) => file.BoardNotificationsDialog),
  ),
  { ssr: false },
);
const ArchivedItemsDialog = dynamic(
  withTexts(archivedItemsTexts, () =>
    import("@/components/archive/archived-items-dialog").then((file) => file.ArchivedItemsDialog),
  ),
  { ssr: false },
);
const PublicLinkDialog = dynamic(
  withTexts(publicLinkTexts, () =>
    import("@/components/board/public-link/public-link-dialog").then((file) => file.PublicLinkDialog),
  ),
  { ssr: false },
);
const MailAddressDialog = dynamic(
  withTexts(mailAddressTexts, () =>
    import("@/components/board/mail-address/mail-address-dialog").then((file) => file.MailAddressDialog),
  ),
  { ssr: false },
);

const RoadmapPageDialog = dynamic(
  withTexts(ideasTexts, () =>
    import("@/components/board/roadmap/roadmap-page-dialog").then((file) => file.RoadmapPageDialog),
  ),
  { ssr: false },
);
const ImportIdeasDialog = dynamic(
  withTexts(ideasTexts, () =>
    import("@/components/board/roadmap/import-ideas-dialog").then((file) => file.ImportIdeasDialog),
  ),
  { ssr: false },
);

const BoardTemplateDialog = dynamic(
  withTexts(templatesTexts, () =>
    import("@/components/board/header/board-template-dialog").then((file) => file.BoardTemplateDialog),
  ),
  { ssr: false },
);

const ExportDialog = dynamic(
  withTexts(exportsTexts, () => import("@/components/board/export/export-dialog").then((file) => file.ExportDialog)),
  { ssr: false },
);

interface DialogsProps {
  board: BoardJson;
  abilities: Abilities;
  viewer: Viewer;
  clock: ClockOnScreen;
  save: Save;
  dialog: BoardDialogName | null;
  onDialog: (name: BoardDialogName | null) => void;
}

export function BoardMenuDialogs({ board, abilities, viewer, clock, save, dialog, onDialog }: DialogsProps) {
  const propsFor = (name: BoardDialogName) => ({
    board,
    open: dialog === name,
    onOpenChange: (open: boolean) => onDialog(open ? name : null),
  });

  return (
    <>
      <BoardDetails
        {...propsFor("details")}
        viewer={viewer}
        clock={clock}
        canEdit={abilities.edit}
        canManage={abilities.manage && board.archived_at === null}
        save={save}
      />
      <ChangeBackground {...propsFor("background")} saveAsync={save.saveAsync} />
      <LazyMount when={dialog === "notifications"}>
        <BoardNotificationsDialog
          boardId={board.id}
          open={dialog === "notifications"}
          onOpenChange={propsFor("notifications").onOpenChange}
        />
      </LazyMount>
      <LazyMount when={dialog === "labels"}>
        <LabelsDialog {...propsFor("labels")} mayEdit={abilities.edit} saveAsync={save.saveAsync} />
      </LazyMount>
      <LazyMount when={dialog === "fields"}>
        <CustomFieldsDialog {...propsFor("fields")} mayEdit={abilities.edit} saving={save} />
      </LazyMount>
      <LazyMount when={dialog === "archive"}>
        <ArchivedItemsDialog {...propsFor("archive")} clock={clock} abilities={abilities} saving={save} />
      </LazyMount>
      <LazyMount when={dialog === "publicLink"}>
        <PublicLinkDialog
          boardId={board.id}
          open={dialog === "publicLink"}
          onOpenChange={propsFor("publicLink").onOpenChange}
        />
      </LazyMount>
      <LazyMount when={dialog === "mailAddress"}>
        <MailAddressDialog {...propsFor("mailAddress")} />
      </LazyMount>
      <LazyMount when={dialog === "roadmap"}>
        <RoadmapPageDialog {...propsFor("roadmap")} />
      </LazyMount>
      <LazyMount when={dialog === "import"}>
        <ImportIdeasDialog {...propsFor("import")} />
      </LazyMount>
      <LazyMount when={dialog === "template"}>
        <BoardTemplateDialog {...propsFor("template")} />
      </LazyMount>
      <LazyMount when={dialog === "export"}>
        <ExportDialog {...propsFor("export")} viewer={viewer} />
      </LazyMount>
      <DeleteBoard {...propsFor("delete")} />
    </>
  );
}
