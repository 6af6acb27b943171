"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, Download, ExternalLink, ImageOff, X } from "lucide-react";
import { useSwipe } from "@/components/files/use-swipe";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export interface PreviewedPicture {
  id: number;
  title: string;
  /** As `ownPath` returns it. */
  address: string;
}

interface PicturePreviewProps {
  pictures: readonly PreviewedPicture[];
  shown: number | null;
  onShow: (id: number | null) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** The dialog closes when its picture is deleted. */
export function PicturePreview({ pictures, shown, onShow }: PicturePreviewProps) {
  const t = useTranslations("files.preview");
  const start = useRef<HTMLDivElement>(null);
  const picture = pictures.find(({ id }) => id === shown);
  // Keeps the picture during the closing animation.
  const [last, setLast] = useState(picture);
  if (picture && picture !== last) setLast(picture);
  const isGone = shown !== null && !picture;
  useEffect(() => {
    if (isGone) onShow(null);
  }, [isGone, onShow]);

  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => !open && onShow(null)}
      title={last?.title ?? t("picture")}
      titleHidden
      initialFocus={start}
      width="max-w-none"
      fill
      fullOnPhones
      className="flex h-dvh flex-col overflow-hidden sm:h-[calc(100dvh-2rem)]"
    >
      {last && <Viewer start={start} picture={picture ?? last} pictures={pictures} onShow={onShow} />}
    </Dialog>
  );
}

interface ViewerProps {
  /** Initial focus. */
  start: React.Ref<HTMLDivElement>;
  picture: PreviewedPicture;
  pictures: readonly PreviewedPicture[];
  onShow: (id: number | null) => void;
}

function Viewer({ start, picture, pictures, onShow }: ViewerProps) {
  const t = useTranslations("files.preview");
  const [previous, next] = useSidewaysArrows();
  const at = pictures.findIndex(({ id }) => id === picture.id);
  const step = (by: 1 | -1) => {
    const other = pictures[(at + by + pictures.length) % pictures.length];
    if (other) onShow(other.id);
  };
  const hasOthers = pictures.length > 1;
  useShortcutHints("pictures", { [t("previous")]: [previous], [t("next")]: [next] }, hasOthers);
  const swipes = useSwipe(hasOthers ? step : undefined);

  /** Dialogs stop arrow keys from reaching the page. */
  function handleKey({ key }: React.KeyboardEvent) {
    if (key === previous) step(-1);
    if (key === next) step(1);
  }

  return (
    <div
      ref={start}
      tabIndex={-1}
      onKeyDown={hasOthers ? handleKey : undefined}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <div className="flex h-12 shrink-0 items-center gap-1 border-b border-gray-6 ps-4 pe-2 pointer-coarse:h-14">
        <p className="flex min-w-0 flex-1 items-baseline gap-2">
          <bdi className="truncate font-medium">{picture.title}</bdi>
          <span role="status" className="shrink-0 text-sm text-gray-11 tabular-nums">
            <span className="sr-only">{picture.title}, </span>
            {t("position", { number: at + 1, count: pictures.length })}
          </span>
        </p>
        <Actions picture={picture} onClose={() => onShow(null)} />
      </div>
      <div {...swipes} className="relative min-h-0 flex-1 bg-gray-3">
        <FullPicture key={picture.id} picture={picture} />
        {hasOthers && <StepButtons onStep={step} />}
      </div>
    </div>
  );
}

function Actions({ picture: { address, title }, onClose }: { picture: PreviewedPicture; onClose: () => void }) {
  const t = useTranslations("files.preview");
  const actions = useTranslations("ui.actions");
  return (
    <>
      <Tooltip text={t("download")}>
        <a
          href={address}
          download={title}
          aria-label={t("download")}
          className={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          <Download {...icon} />
        </a>
      </Tooltip>
      <Tooltip text={t("openInNewTab")}>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("openInNewTab")}
          className={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          <ExternalLink {...icon} className="size-4 rtl:-scale-x-100" />
        </a>
      </Tooltip>
      <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose}>
        <X {...icon} />
      </Button>
    </>
  );
}

const stepLook = "absolute inset-y-0 my-auto border border-gray-6 shadow-raised";

function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const t = useTranslations("files.preview");
  return (
    <>
      <Button size="roundIcon" aria-label={t("previous")} onClick={() => onStep(-1)} className={`${stepLook} start-3`}>
        <ChevronLeft {...icon} className="size-4 rtl:-scale-x-100" />
      </Button>
      <Button size="roundIcon" aria-label={t("next")} onClick={() => onStep(1)} className={`${stepLook} end-3`}>
        <ChevronRight {...icon} className="size-4 rtl:-scale-x-100" />
      </Button>
    </>
  );
}

function FullPicture({ picture: { address, title } }: { picture: PreviewedPicture }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Broken />;

  return (
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={address}
      alt={title}
      draggable={false}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-scale-down p-2 sm:px-16 sm:py-4"
    />
  );
}

function Broken() {
  const t = useTranslations("files.preview");
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center text-gray-11">
      <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
      <p>{t("broken")}</p>
    </div>
  );
}
