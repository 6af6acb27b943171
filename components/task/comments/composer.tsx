"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import type { BoardJson } from "@/components/board-store/board-data";
import { UploadList } from "@/components/files/upload-list";
import { Audience } from "@/components/task/comments/audience";
import { CommentField } from "@/components/task/comments/comment-field";
import { AddPictures } from "@/components/task/comments/add-pictures";
import { DraftImages } from "@/components/task/comments/draft-images";
import { useComposer } from "@/components/task/comments/use-composer";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export interface ComposerProps {
  draftKey: string;
  /** Empty for a new comment. */
  initial: CommentContent;
  uploadPath: string;
  people: BoardJson["users"];
  label: string;
  placeholder: string;
  send: string;
  onSend: (content: CommentContent) => void;
  /** Whether anyone can read comments, so that the author chooses who does. */
  hasPublic?: boolean;
  assistant: AboutTask | undefined;
  /** For a composer that is opened and closed. */
  onClose?: () => void;
}

export function Composer(props: ComposerProps) {
  const t = useTranslations("comments.pictures");
  const { label, placeholder, people, assistant, onClose } = props;
  const composer = useComposer(props);
  const { field, draft } = composer;
  const chooser = useRef<HTMLInputElement>(null);
  // It stays open: controls below must not move while somebody presses them.
  const [wasOpened, setOpened] = useState(onClose !== undefined);
  const isOpen = wasOpened || draft.isChanged;

  return (
    <DiscardDialog draft={draft} field={field} onClose={onClose}>
      {(close) => (
        <div {...composer.dropTarget} data-takes-files className="flex min-h-0 min-w-0 flex-col gap-2">
          <CommentField
            {...{ label, placeholder, draft, people, assistant, isOpen }}
            ref={field}
            autoFocus={onClose !== undefined}
            onOpen={() => setOpened(true)}
            onKey={(event) => composer.onKeyDown(event, close)}
            onChoosePictures={() => chooser.current?.click()}
          />
          <DraftImages images={draft.content.images} onRemove={draft.removePicture} />
          <UploadList place={draft.place} label={t("uploads")} />
          <ComposerButtons
            label={props.send}
            isOpen={isOpen}
            draft={draft}
            chooser={chooser}
            hasPublic={props.hasPublic}
            onSend={composer.send}
            onCancel={onClose && close}
          />
        </div>
      )}
    </DiscardDialog>
  );
}

type ComposerState = ReturnType<typeof useComposer>;

interface DiscardDialogProps extends Pick<ComposerState, "draft" | "field">, Pick<ComposerProps, "onClose"> {
  children: (close: () => void) => React.ReactNode;
}

/** Closing asks first where something would be lost. */
function DiscardDialog({ draft, field, onClose, children }: DiscardDialogProps) {
  const t = useTranslations("comments.discard");
  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      confirm={t("confirm")}
      onConfirm={async () => {
        draft.discard();
        onClose?.();
      }}
      finalFocus={() => field.current}
      trigger={(ask) => children(draft.isChanged ? ask : () => onClose?.())}
    />
  );
}

interface ComposerButtonsProps {
  label: string;
  isOpen: boolean;
  draft: ComposerState["draft"];
  chooser: React.RefObject<HTMLInputElement | null>;
  hasPublic: boolean | undefined;
  onSend: () => void;
  onCancel: (() => void) | undefined;
}

/** A press leaves the focus in the field: otherwise the suggestions close and the pressed button moves away. */
function ComposerButtons({ label, isOpen, draft, chooser, hasPublic, onSend, onCancel }: ComposerButtonsProps) {
  const t = useTranslations("comments");
  const actions = useTranslations("ui.actions");
  // React sends on presses in what a button has opened.
  const keepFocus = (event: React.MouseEvent) =>
    event.target instanceof Node && event.currentTarget.contains(event.target) && event.preventDefault();
  return (
    <div onMouseDown={keepFocus} className={isOpen ? "flex items-center gap-2" : "hidden"}>
      <AddPictures chooser={chooser} onFiles={draft.addPictures} />
      {hasPublic && <Audience isPrivate={draft.content.isPrivate} onChange={draft.showTo} />}
      <span className="ms-auto" />
      {draft.isTooLong && <ProblemLine role="alert">{t("tooLong")}</ProblemLine>}
      {onCancel && (
        <Button kind="quiet" size="small" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      )}
      <Tooltip text={label} keys="mod+enter">
        <Button
          kind="primary"
          size="small"
          aria-disabled={!draft.canSend}
          onClick={onSend}
          className="aria-disabled:opacity-50"
        >
          {label}
        </Button>
      </Tooltip>
    </div>
  );
}
