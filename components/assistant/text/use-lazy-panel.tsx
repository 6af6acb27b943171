"use client";
import { useState } from "react";
import { errorTexts } from "@/components/i18n/error-texts";
import { toast } from "@/components/ui/feedback/toasts";

/** What a panel of the assistant needs to open at its button. */
export interface PanelState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Loads a panel on hover of its button. It then stays mounted, so that nothing that it holds is lost while it is closed. */
export function useLazyPanel<Props extends object>(load: () => Promise<React.ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Panel: React.ComponentType<Props> } | null>(null);
  const [open, setOpen] = useState(false);
  const ensureLoaded = async () => loaded ?? setLoaded({ Panel: await load() });
  // A failed load is repeated the next time.
  const prepare = () => void ensureLoaded().catch(console.error);

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (next) ensureLoaded().catch(refuse);
  }

  function refuse(error: unknown) {
    console.error(error);
    setOpen(false);
    toast(errorTexts()("menu"), "error");
  }

  const button = {
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    onPointerEnter: prepare,
    onClick: () => onOpenChange(!open),
  } as const;
  return { Panel: loaded?.Panel, panel: { open, onOpenChange }, button };
}
