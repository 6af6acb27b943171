"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { Suggestions } from "@/components/quick-entry/suggestions";
import { UploadList } from "@/components/files/upload-list";
import { AddPictures } from "@/components/task/comments/add-pictures";
import { DraftImages } from "@/components/task/comments/draft-images";
import { useComposing } from "@/components/task/comments/use-composing";
import type { Words } from "@/components/task/comments/use-writing";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { fieldLook } from "@/components/ui/controls/field";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export interface ComposerProps {
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
export function Composer({
  draftKey,
  begun,
  uploadPath,
  people,
  label,
  placeholder,
  send,
  onSend,
  onClose,
}: ComposerProps) {
  const { field, words, writing, mentions, finish, receive, taking } = useComposing({
    draftKey,
    begun,
    uploadPath,
    people,
    onSend,
    onClose,
  });
  // It stays open: what lies below must not move while somebody presses it.
  const [wasOpened, setOpened] = useState(onClose !== undefined);
  const isOpen = wasOpened || writing.isChanged;

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
        <div {...taking} data-takes-files className="flex min-w-0 flex-col gap-2">
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
            onFocus={({ target }) => {
              setOpened(true);
              if (onClose) target.setSelectionRange(target.value.length, target.value.length);
            }}
            onChange={({ target }) => {
              writing.type(target.value);
              mentions.look(target);
            }}
            onSelect={({ currentTarget }) => mentions.look(currentTarget)}
            onBlur={mentions.close}
            onKeyDown={(event) => receive(event, writing.isChanged ? ask : () => onClose?.())}
            className={classNames(
              fieldLook,
              "field-sizing-content max-h-80 w-full resize-none py-2 pointer-coarse:min-h-11",
              isOpen ? "min-h-20" : "min-h-10",
            )}
          />
          <Suggestions matches={mentions.matches} rows={mentions.rows} />
          <DraftImages images={words.images} onRemove={writing.removePicture} />
          <UploadList place={writing.place} label="Pictures on their way" />
          {/* A press leaves the focus in the field: else the list of names closes, and what is pressed moves away under the pointer. */}
          <div
            onMouseDown={(event) => event.preventDefault()}
            className={isOpen ? "flex items-center gap-2" : "hidden"}
          >
            <AddPictures onFiles={writing.addPictures} />
            <span className="ms-auto" />
            {onClose && (
              <Button kind="quiet" size="small" onClick={writing.isChanged ? ask : onClose}>
                Cancel
              </Button>
            )}
            <Tooltip text={send} keys="mod+enter">
              <Button
                kind="primary"
                size="small"
                aria-disabled={!writing.canSend}
                onClick={finish}
                className="aria-disabled:opacity-50"
              >
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
