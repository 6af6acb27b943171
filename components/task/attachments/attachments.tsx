"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { UploadList } from "@/components/files/upload-list";
import { PicturePreview } from "@/components/files/picture-preview";
import { AddAttachments } from "@/components/task/attachments/add-attachments";
import { AttachmentRow } from "@/components/task/attachments/attachment-row";
import { opens } from "@/components/task/attachments/attachment-title";
import { LinkForm } from "@/components/task/attachments/link-form";
import { pictureOf } from "@/components/task/attachments/attachment-details";
import { MissingPart } from "@/components/task/parts/missing-part";
import { useAttachments } from "@/components/task/attachments/use-attachments";
import type { Attaching } from "@/components/task/attachments/use-attaching";
import type { ShownTask } from "@/components/task/parts/use-task";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface AttachmentsProps {
  task: ShownTask;
  board: BoardJson;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
  attaching: Attaching;
  onCover: (picture: File) => void;
}

export function Attachments({ task, board, clock, mayEdit, saving, attaching, onCover }: AttachmentsProps) {
  const t = useTranslations("attachments");
  const titleId = useId();
  const { attachments, ...loading } = useAttachments(task);
  const [isAddingLink, setAddingLink] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const count = attachments?.length ?? task.settings.attachment_count;
  if (!mayEdit && count === 0) return null;

  function endLink() {
    setAddingLink(false);
    add.current?.focus();
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          {count > 0 ? t.rich("heading.withCount", { total: count, count: countStyle }) : t("heading.title")}
        </h2>
        {mayEdit && (
          <AddAttachments
            ref={add}
            isEmpty={count === 0}
            onFiles={attaching.files}
            onLink={() => setAddingLink(true)}
          />
        )}
      </div>
      {mayEdit && isAddingLink && <LinkForm onLink={attaching.link} onDone={endLink} />}
      <UploadList place={attaching.place} label={t("list.uploads")} />
      {loading.problem && <MissingPart name="attachments" {...loading} />}
      {attachments && (
        <Rows
          attachments={attachments}
          board={board}
          clock={clock}
          mayEdit={mayEdit}
          saving={saving}
          onCover={onCover}
          addButton={add}
        />
      )}
    </section>
  );
}

const countStyle = (count: React.ReactNode) => <span className="font-normal tabular-nums">{count}</span>;

interface RowsProps extends Omit<AttachmentsProps, "task" | "attaching"> {
  attachments: AttachmentJson[];
  addButton: React.RefObject<HTMLButtonElement | null>;
}

function Rows({ attachments, addButton, saving, ...row }: RowsProps) {
  const t = useTranslations("attachments");
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<AttachmentJson | null>(null);
  const [neighbour, setNeighbour] = useState<AttachmentJson>();
  const list = useRef<HTMLUListElement>(null);
  const isLink = deleted?.attachment_type === "url";
  const isThere = attachments.some(({ id }) => id === deleted?.id);

  async function remove() {
    if (deleted)
      await saving.saveAsync({ kind: "delete-attachment", taskId: deleted.object_id, attachmentId: deleted.id });
  }

  return (
    <>
      <ConfirmDialog
        title={isLink ? t("delete.link") : t("delete.file")}
        text={t.rich(isLink ? "delete.linkText" : "delete.fileText", { title: deleted?.title ?? "", name })}
        confirm={isLink ? t("delete.deleteLink") : t("delete.deleteFile")}
        onConfirm={remove}
        finalFocus={(isDone) =>
          isThere && !isDone
            ? null
            : (list.current?.querySelector<HTMLElement>(`[data-attachment="${neighbour?.id}"] ${opens}`) ??
              addButton.current)
        }
        trigger={(ask) => (
          <ul ref={list} aria-label={t("list.attachments")} className="flex flex-col gap-0.5 empty:hidden">
            {attachments.map((attachment, at) => (
              <AttachmentRow
                key={attachment.id}
                {...row}
                attachment={attachment}
                saveAsync={saving.saveAsync}
                onPreview={() => setPreviewed(attachment.id)}
                onDelete={() => {
                  setDeleted(attachment);
                  setNeighbour(attachments[at + 1] ?? attachments[at - 1]);
                  ask();
                }}
              />
            ))}
          </ul>
        )}
      />
      <PicturePreview
        pictures={attachments.flatMap((each) => pictureOf(each) ?? [])}
        shown={previewed}
        onShow={setPreviewed}
      />
    </>
  );
}

const name = (title: React.ReactNode) => <bdi className="font-medium wrap-anywhere">{title}</bdi>;
