"use client";
import { useEffect, useRef } from "react";
import { Menu as Base } from "@base-ui/react/menu";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

/** The state of a menu whose button is drawn elsewhere. */
export interface MenuAnchor {
  label: string;
  anchor: React.RefObject<HTMLElement | null>;
  open: boolean;
  /** Opened by the keyboard, so that the first item gets the focus. */
  byKeys: boolean;
  onOpenChange: (open: boolean) => void;
  focusAfter?: (button: HTMLElement | null) => HTMLElement | null | undefined;
}

interface MenuProps {
  label: string;
  button: React.ReactNode;
  buttonStyle: string;
  align?: "start" | "center" | "end";
  disabled?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: React.ReactNode;
}

export const popupStyle = classNames(
  floatingStyle,
  "p-1 max-w-(--available-width) min-w-56 overflow-y-auto overscroll-contain",
);
const menuStyle = classNames(popupStyle, "max-h-(--available-height)");

export function Menu({ label, button, buttonStyle, align = "end", disabled, open, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger aria-label={label} disabled={disabled} className={buttonStyle}>
        {button}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={menuStyle}>
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function AnchoredMenu({
  label,
  anchor,
  open,
  byKeys,
  onOpenChange,
  focusAfter,
  children,
}: MenuAnchor & { children: React.ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !byKeys) return;
    // The library focuses the menu itself in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => popup.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [open, byKeys]);

  // The button's own click closes the menu.
  const isOnButton = (event: Event) => event.target instanceof Node && anchor.current?.contains(event.target) === true;
  // The action of an item may have moved the focus elsewhere.
  const isElsewhere = () =>
    document.activeElement !== document.body && !popup.current?.contains(document.activeElement);
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => !(open && !next && isOnButton(event)) && onOpenChange(next)}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup
            ref={popup}
            aria-label={label}
            finalFocus={() => (isElsewhere() ? false : (focusAfter?.(anchor.current) ?? anchor.current))}
            className={menuStyle}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
