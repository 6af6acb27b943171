"use client";
import { useId, useRef } from "react";
import { ImageOff, ImageUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { BackgroundPreview } from "@/components/board/background/background-preview";
import { useBackground } from "@/components/board/background/use-background";
import { useDroppedPicture } from "@/components/board/background/use-dropped-picture";
import type { Save } from "@/components/board-store/use-save";
import { BackgroundSwatches } from "@/components/board-background/background-swatches";
import { Progress } from "@/components/files/progress";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { DropOverlay } from "@/components/ui/controls/drop-overlay";
import { PICTURE_TYPES } from "@/components/files/picture-files";

interface ChangeBackgroundProps {
  board: BoardJson;
  saveAsync: Save["saveAsync"];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangeBackground({ open, onOpenChange, ...props }: ChangeBackgroundProps) {
  const t = useTranslations("boardMenu.background");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} width="max-w-140">
      <Choice {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

function Choice({
  board,
  saveAsync,
  onClose,
}: Omit<ChangeBackgroundProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const t = useTranslations("boardMenu.background");
  const actions = useTranslations("ui.actions");
  const { shown, chosen, progress, problem, chooseColor, choosePicture, chooseNone, save, cancel } = useBackground(
    board,
    saveAsync,
    onClose,
  );
  const { isOver, handlers } = useDroppedPicture(progress === null, ([picture]) => picture && choosePicture(picture));
  const hintId = useId();

  return (
    <div {...handlers} className="relative mt-4 flex flex-col gap-4">
      {isOver && <DropOverlay>{t("drop")}</DropOverlay>}
      <BackgroundPreview background={shown} />
      <BackgroundSwatches
        chosen={shown.is_image || shown.id === null ? null : String(shown.id)}
        onChoose={chooseColor}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ChoosePicture hintId={hintId} isDisabled={progress !== null} onPicture={choosePicture} />
        <Button
          size="small"
          aria-pressed={!shown.is_image && shown.color === null}
          disabled={progress !== null}
          onClick={chooseNone}
          className="aria-pressed:border-accent-text"
        >
          <ImageOff {...icon} />
          {t("none")}
        </Button>
        <p id={hintId} className="basis-full text-sm text-gray-11">
          {t("hint")}
        </p>
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      {progress !== null && <Progress label={t("uploading")} part={progress} />}
      <DialogActions>
        <Button onClick={progress === null ? onClose : cancel}>{actions("cancel")}</Button>
        <Button kind="primary" busy={progress !== null} disabled={chosen === null} onClick={() => void save()}>
          {actions("save")}
        </Button>
      </DialogActions>
    </div>
  );
}

function ChoosePicture({
  hintId,
  isDisabled,
  onPicture,
}: {
  hintId: string;
  isDisabled: boolean;
  onPicture: (picture: File) => void;
}) {
  const t = useTranslations("boardMenu.background");
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    const picture = target.files?.[0];
    if (picture) onPicture(picture);
    // Allows choosing the same file again.
    target.value = "";
  }

  return (
    <>
      <Button size="small" disabled={isDisabled} aria-describedby={hintId} onClick={() => chooser.current?.click()}>
        <ImageUp {...icon} />
        {t("choose")}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        onChange={choose}
        aria-label={t("picture")}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
