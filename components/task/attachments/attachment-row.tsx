"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Ellipsis } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { AttachmentMenu } from "@/components/task/attachments/attachment-menu";
import { AttachmentTitle, opens } from "@/components/task/attachments/attachment-title";
import { pictureOf } from "@/components/task/attachments/attachment-details";
import { Thumbnail } from "@/components/task/attachments/thumbnail";
import { buttonStyle } from "@/components/ui/controls/button";
import { InlineField } from "@/components/ui/controls/inline-field";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { useFocusAfterEditing } from "@/components/ui/hooks/use-focus-after-editing";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface AttachmentRowProps {
  attachment: AttachmentJson;
  board: BoardJson;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saveAsync: Save["saveAsync"];
  onPreview: () => void;
  onDelete: () => void;
  onCover: (picture: File) => void;
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(AttachmentMenu);

export function AttachmentRow({
  attachment,
  board,
  clock,
  mayEdit,
  saveAsync,
  onPreview,
  onDelete,
  onCover,
}: AttachmentRowProps) {
  const t = useTranslations("attachments.list");
  const row = useRef<HTMLLIElement>(null);
  const renaming = useRenaming(attachment, saveAsync, row);
  return (
    <li
      ref={row}
      data-attachment={attachment.id}
      className="group -mx-2 flex items-center gap-1 rounded-sm ps-2 hover:bg-gray-4"
    >
      {mayEdit && renaming.text !== null ? (
        <div className="flex min-w-0 flex-1 items-center gap-3 py-1.5">
          <Thumbnail attachment={attachment} />
          <InlineField
            text={renaming.text}
            original={attachment.title}
            label={t("titleOf", { title: attachment.title })}
            maxLength={255}
            onCommit={renaming.commit}
            onCancel={renaming.end}
          />
        </div>
      ) : (
        <AttachmentTitle attachment={attachment} board={board} clock={clock} onPreview={onPreview} />
      )}
      {mayEdit && (
        <LazyMenu
          label={t("actions", { title: attachment.title })}
          button={dots}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
          load={loadMenu}
          menuProps={{
            attachment,
            picture: pictureOf(attachment),
            onPreview,
            onRename: renaming.begin,
            onDelete,
            onCover,
          }}
        />
      )}
    </li>
  );
}

/** A refused title is in its field again. */
function useRenaming(
  { id, object_id: taskId, title }: AttachmentJson,
  saveAsync: Save["saveAsync"],
  row: React.RefObject<HTMLElement | null>,
) {
  const [text, setText] = useState<string | null>(null);
  const moveFocus = useFocusAfterEditing(text !== null, () => row.current?.querySelector<HTMLElement>(opens)?.focus());

  function end(byKeyboard: boolean) {
    moveFocus(byKeyboard);
    setText(null);
  }

  function commit(newText: string, byKeyboard: boolean) {
    end(byKeyboard);
    saveAsync({ kind: "rename-attachment", taskId, attachmentId: id, title: newText }).catch((error: unknown) => {
      toast(errorMessage(error), "error");
      setText(newText);
    });
  }
  return { text, begin: () => setText(title), commit, end };
}
