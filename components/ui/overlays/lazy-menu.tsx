"use client";
import { useRef, useState } from "react";
import { errorTexts } from "@/components/i18n/error-texts";
import type { MenuAnchor } from "@/components/ui/overlays/menu";
import { toast } from "@/components/ui/feedback/toasts";

interface LazyMenuProps<Props extends object> {
  /** The accessible name of the button and its menu. */
  label: string;
  button: React.ReactNode;
  buttonStyle: string;
  /** What opens, if it is no menu. */
  popup?: "menu" | "dialog";
  /** Of the button, which is else a tab stop. */
  tabIndex?: number;
  /** The focus target after closing, if it is not the button. */
  focusAfter?: (button: HTMLElement | null) => HTMLElement | null | undefined;
  load: () => Promise<React.ComponentType<Props & { menu: MenuAnchor }>>;
  menuProps: Props;
}

/** Loads its menu on hover or focus: a board has many menus that nobody opens. */
export function LazyMenu<Props extends object>({
  label,
  button,
  buttonStyle,
  popup = "menu",
  tabIndex,
  focusAfter,
  load,
  menuProps,
}: LazyMenuProps<Props>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ Menu: React.ComponentType<Props & { menu: MenuAnchor }> } | null>(null);
  const [open, setOpen] = useState(false);
  const [byKeys, setByKeys] = useState(false);
  const ensureLoaded = async () => loaded ?? setLoaded({ Menu: await load() });
  // A failed load is repeated the next time.
  const prepare = () => void ensureLoaded().catch(console.error);

  function show(next: boolean, isByKeys: boolean) {
    setByKeys(isByKeys);
    setOpen(next);
    if (next) ensureLoaded().catch(refuse);
  }

  function refuse(error: unknown) {
    console.error(error);
    setOpen(false);
    toast(errorTexts()("menu"), "error");
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={open}
        data-popup-open={open ? "" : undefined}
        className={buttonStyle}
        onPointerEnter={prepare}
        onFocus={prepare}
        // Enter and Space make a click with a count of 0.
        onClick={({ detail }) => show(!open, detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(true, true);
        }}
      >
        {button}
      </button>
      {loaded && (
        <loaded.Menu {...menuProps} menu={{ label, anchor, open, byKeys, onOpenChange: setOpen, focusAfter }} />
      )}
    </>
  );
}
