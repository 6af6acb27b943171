"use client";
import { useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, Download, ExternalLink, ImageOff, X } from "lucide-react";
import { useSwipe } from "@/components/files/use-swipe";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
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
      title={last?.title ?? "Picture"}
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
  const at = pictures.findIndex(({ id }) => id === picture.id);
  const step = (by: 1 | -1) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next) onShow(next.id);
  };
  const hasOthers = pictures.length > 1;
  useShortcutHints("pictures", { "Previous picture": ["ArrowLeft"], "Next picture": ["ArrowRight"] }, hasOthers);
  const swipes = useSwipe(hasOthers ? step : undefined);

  /** Dialogs stop arrow keys from reaching the page. */
  function handleKey({ key }: React.KeyboardEvent) {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
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
            {at + 1} of {pictures.length}
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
  return (
    <>
      <Tooltip text="Download">
        <a
          href={address}
          download={title}
          aria-label="Download"
          className={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          <Download {...icon} />
        </a>
      </Tooltip>
      <Tooltip text="Open in a new tab">
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open in a new tab"
          className={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          <ExternalLink {...icon} />
        </a>
      </Tooltip>
      <Button kind="quiet" size="icon" aria-label="Close" onClick={onClose}>
        <X {...icon} />
      </Button>
    </>
  );
}

const stepLook = "absolute inset-y-0 my-auto border border-gray-6 shadow-raised";

function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <Button
        size="roundIcon"
        aria-label="Previous picture"
        onClick={() => onStep(-1)}
        className={`${stepLook} left-3`}
      >
        <ChevronLeft {...icon} />
      </Button>
      <Button size="roundIcon" aria-label="Next picture" onClick={() => onStep(1)} className={`${stepLook} right-3`}>
        <ChevronRight {...icon} />
      </Button>
    </>
  );
}

function FullPicture({ picture: { address, title } }: { picture: PreviewedPicture }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Broken />;

  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={address}
      alt={title}
      draggable={false}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-scale-down p-2 sm:px-16 sm:py-4"
    />
  );
}

const Broken = () => (
  <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center text-gray-11">
    <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
    <p>The picture can&apos;t be shown. Download it to look at it.</p>
  </div>
);
