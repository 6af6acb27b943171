"use client";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { Dialog as Base } from "@base-ui/react/dialog";
import { QueryClientProvider } from "@tanstack/react-query";
import { FreshQueryClient } from "@/components/ui/hooks/query-client";
import { PalettePanel } from "@/components/palette/palette-panel";
import type { PaletteCalls, PaletteReader } from "@/components/palette/use-place-rows";
import type { PaletteKind } from "@/components/palette/use-sections";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface PaletteProps {
  open: boolean;
  kind: PaletteKind;
  reader: PaletteReader;
  calls: PaletteCalls;
  onClose: () => void;
}

/** Search and commands: a sheet on phones, which ends above the keyboard, and otherwise a dialog. */
export function Palette({ open, kind, reader, calls, onClose }: PaletteProps) {
  const t = useTranslations("palette.title");
  const [client] = useState(() => new FreshQueryClient());
  const viewport = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pending = useRef<(() => void) | null>(null);
  useVisibleArea(viewport, open);

  function runAfterClosing(run: () => void) {
    pending.current = run;
    onClose();
  }

  /** The focus returns first, because an action may move it on. */
  function runPending() {
    const run = pending.current;
    pending.current = null;
    if (run) requestAnimationFrame(run);
  }

  return (
    <QueryClientProvider client={client}>
      <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:hidden" />
          <Base.Viewport
            ref={viewport}
            className="fixed inset-x-0 z-50 max-sm:top-(--visible-top,0px) max-sm:h-(--visible-height,100dvh) sm:inset-y-0 sm:px-4 sm:pt-[12vh]"
          >
            <Base.Popup
              initialFocus={field}
              finalFocus={() => {
                runPending();
                return true;
              }}
              className="mx-auto flex max-h-full flex-col overflow-hidden bg-floating outline-none transition-[opacity,scale] max-sm:h-full sm:max-h-[min(36rem,76vh)] sm:max-w-160 sm:rounded-lg sm:border sm:border-gray-6 sm:shadow-floating data-ending-style:opacity-0 data-starting-style:opacity-0 sm:data-ending-style:scale-98 sm:data-starting-style:scale-98"
            >
              <Base.Title className="sr-only">{t(kind)}</Base.Title>
              <ShortcutLayer>
                <PalettePanel {...{ kind, reader, calls, field, onClose }} onRun={runAfterClosing} />
              </ShortcutLayer>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </QueryClientProvider>
  );
}

/** On phones the keyboard covers a part of the page without changing its size. */
function useVisibleArea(element: React.RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const area = window.visualViewport;
    if (!isOpen || !area) return;

    function follow() {
      element.current?.style.setProperty("--visible-top", `${area?.offsetTop ?? 0}px`);
      element.current?.style.setProperty("--visible-height", `${area?.height ?? innerHeight}px`);
    }
    follow();
    area.addEventListener("resize", follow);
    area.addEventListener("scroll", follow);
    return () => {
      area.removeEventListener("resize", follow);
      area.removeEventListener("scroll", follow);
    };
  }, [element, isOpen]);
}
