"use client";
import { useRef } from "react";
import { ImagePlus } from "lucide-react";
import type { BoardJson } from "@/components/board/board-data";
import { Suggestions } from "@/components/board/suggestions";
import { ComingList } from "@/components/files/coming-list";
import { DraftImages } from "@/components/task/comments/draft-images";
import { useMentions } from "@/components/task/comments/use-mentions";
import { useWriting, type Words } from "@/components/task/comments/use-writing";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { fieldLook } from "@/components/ui/field";
import { Tooltip } from "@/components/ui/tooltip";
import { PICTURE_TYPES, carriesFiles } from "@/lib/attachments/picture-files";

export interface ComposerProps {
  ref?: React.Ref<HTMLTextAreaElement>;
  draftKey: string;
  /** What is changed; nothing for a new one. */
  begun: Words;
  uploadPath: string;
  people: BoardJson["users"];
  label: string;
  placeholder: string;
  /** The verb on the button. */
  send: string;
  onSend: (words: Words) => void;
  /** For one that is opened and closed again. */
  onClose?: () => void;
}

/** Where a comment is written: words, names behind an `@`, and pictures. */
export function Composer({ draftKey, begun, uploadPath, people, label, placeholder, send, onSend, onClose }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, ...writing } = useWriting({ draftKey, begun, uploadPath });
  const mentions = useMentions({ people, field, text: words.text, onText: writing.type });
  const isOpen = onClose !== undefined || writing.isChanged;

  function finish() {
    if (!writing.canSend) return;
    onSend(words);
    writing.forget();
  }

  function hear(event: React.KeyboardEvent, close: () => void) {
    if (mentions.hear(event)) return keep(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) finish();
    else if (event.key === "Escape" && onClose) close();
    else return;
    keep(event);
  }

  /** Programs that write texts put a picture of the words beside them. */
  function take(event: { preventDefault: () => void }, data: DataTransfer) {
    const files = [...data.files];
    if (files.length === 0 || data.getData("text/plain").trim() !== "") return;
    event.preventDefault();
    writing.addPictures(files);
  }

  return (
    <ConfirmDialog
      title="Discard what you wrote?"
      text="It has not been sent."
      confirm="Discard"
      onConfirm={async () => {
        writing.forget();
        onClose?.();
      }}
      finalFocus={() => field.current}
      trigger={(ask) => (
        <div
          data-takes-files
          onDragOver={(event) => carriesFiles(event.dataTransfer) && event.preventDefault()}
          onDrop={(event) => take(event, event.dataTransfer)}
          onPaste={(event) => take(event, event.clipboardData)}
          className="group/composer flex min-w-0 flex-col gap-2"
        >
          <textarea
            {...mentions.field}
            ref={field}
            autoFocus={onClose !== undefined}
            rows={1}
            dir="auto"
            aria-label={label}
            placeholder={placeholder}
            value={words.text}
            maxLength={LONGEST}
            onFocus={({ target }) => onClose && target.setSelectionRange(target.value.length, target.value.length)}
            onChange={({ target }) => {
              writing.type(target.value);
              mentions.look(target.selectionStart);
            }}
            onSelect={({ currentTarget }) => mentions.look(currentTarget.selectionStart)}
            onBlur={mentions.close}
            onKeyDown={(event) => hear(event, writing.isChanged ? ask : () => onClose?.())}
            className={classNames(fieldLook, "field-sizing-content max-h-80 w-full resize-none py-2 pointer-coarse:min-h-11", isOpen ? "min-h-20" : "min-h-10")}
          />
          <Suggestions found={mentions.found} rows={mentions.rows} />
          <DraftImages images={words.images} onRemove={writing.removePicture} />
          <ComingList place={writing.place} label="Pictures on their way" />
          <div className={classNames("flex items-center gap-2", !isOpen && "hidden group-focus-within/composer:flex")}>
            <AddPictures onFiles={writing.addPictures} />
            <span className="ms-auto" />
            {onClose && (
              <Button kind="quiet" size="small" onClick={writing.isChanged ? ask : onClose}>
                Cancel
              </Button>
            )}
            <Tooltip text={send} keys="mod+enter">
              <Button kind="primary" size="small" aria-disabled={!writing.canSend} onClick={finish} className="aria-disabled:opacity-50">
                {send}
              </Button>
            </Tooltip>
          </div>
        </div>
      )}
    />
  );
}

const LONGEST = 65_535;

/** A dialog around it, which listens at the document as React does, stays as it is. */
function keep(event: React.KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}

function AddPictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same one can be chosen once more.
    target.value = "";
  }

  return (
    <>
      <Tooltip text="Add pictures">
        <Button kind="quiet" size="icon" aria-label="Add pictures" onClick={() => chooser.current?.click()}>
          <ImagePlus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <input ref={chooser} type="file" multiple accept={PICTURE_TYPES} onChange={choose} aria-label="Pictures to add" tabIndex={-1} className="hidden" />
    </>
  );
}
