"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { LazyComposerAssistant } from "@/components/assistant/text/lazy-assistants";
import type { BoardJson } from "@/components/board-store/board-data";
import { UploadList } from "@/components/files/upload-list";
import { Audience } from "@/components/task/comments/audience";
import { AddPictures } from "@/components/task/comments/add-pictures";
import { DraftImages } from "@/components/task/comments/draft-images";
import { useComposer } from "@/components/task/comments/use-composer";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { fieldStyle } from "@/components/ui/controls/field";
import { Suggestions } from "@/components/ui/pickers/suggestions";
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
  const { label, placeholder, onClose } = props;
  const composer = useComposer(props);
  const { field, draft, mentions } = composer;
  // It stays open: controls below must not move while somebody presses them.
  const [wasOpened, setOpened] = useState(onClose !== undefined);
  const isOpen = wasOpened || draft.isChanged;

  function onFocus({ target }: React.FocusEvent<HTMLTextAreaElement>) {
    setOpened(true);
    if (onClose) target.setSelectionRange(target.value.length, target.value.length);
  }

  return (
    <DiscardDialog draft={draft} field={field} onClose={onClose}>
      {(close) => (
        <div {...composer.dropTarget} data-takes-files className="flex min-w-0 flex-col gap-2">
          <textarea
            {...mentions.field}
            ref={field}
            autoFocus={onClose !== undefined}
            rows={1}
            dir="auto"
            aria-label={label}
            placeholder={placeholder}
            value={draft.content.text}
            maxLength={MAX_LENGTH}
            onFocus={onFocus}
            onChange={({ target }) => {
              draft.type(target.value);
              mentions.moveCaret(target);
            }}
            onSelect={({ currentTarget }) => mentions.moveCaret(currentTarget)}
            onBlur={mentions.close}
            onKeyDown={(event) => composer.onKeyDown(event, close)}
            className={classNames(fieldStyle, textAreaStyle, isOpen ? "min-h-20" : "min-h-10")}
          />
          <Suggestions {...mentions.list} />
          <DraftImages images={draft.content.images} onRemove={draft.removePicture} />
          <UploadList place={draft.place} label={t("uploads")} />
          <ComposerButtons
            label={props.send}
            isOpen={isOpen}
            draft={draft}
            hasPublic={props.hasPublic}
            tool={
              props.assistant && (
                <LazyComposerAssistant field={field} value={draft.content.text} about={props.assistant} />
              )
            }
            onSend={composer.send}
            onCancel={onClose && close}
          />
        </div>
      )}
    </DiscardDialog>
  );
}

const MAX_LENGTH = 65_535;
const textAreaStyle = "field-sizing-content max-h-80 w-full resize-none py-2 pointer-coarse:min-h-11";

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
  hasPublic: boolean | undefined;
  tool: React.ReactNode;
  onSend: () => void;
  onCancel: (() => void) | undefined;
}

/** A press leaves the focus in the field: otherwise the suggestions close and the pressed button moves away. */
function ComposerButtons({ label, isOpen, draft, hasPublic, tool, onSend, onCancel }: ComposerButtonsProps) {
  const actions = useTranslations("ui.actions");
  // React sends on presses in what a button has opened.
  const keepFocus = (event: React.MouseEvent) =>
    event.target instanceof Node && event.currentTarget.contains(event.target) && event.preventDefault();
  return (
    <div onMouseDown={keepFocus} className={isOpen ? "flex items-center gap-2" : "hidden"}>
      <AddPictures onFiles={draft.addPictures} />
      {isOpen && tool}
      {hasPublic && <Audience isPrivate={draft.content.isPrivate} onChange={draft.showTo} />}
      <span className="ms-auto" />
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
