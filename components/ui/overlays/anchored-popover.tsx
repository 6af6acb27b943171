"use client";
import { useRef } from "react";
import { Popover as Base } from "@base-ui/react/popover";
import { classNames } from "@/components/ui/class-names";
import { sheetStyle } from "@/components/ui/overlays/popover";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface AnchoredPopoverProps {
  label: string;
  anchor: () => HTMLElement | null;
  open: boolean;
  onOpenChange: (open: boolean, isEscape: boolean) => void;
  initialFocus: React.RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);
  align?: "start" | "end";
  className: string;
  children: React.ReactNode;
}

export function AnchoredPopover({
  label,
  anchor,
  open,
  onOpenChange,
  initialFocus,
  align = "end",
  className,
  children,
}: AnchoredPopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isOnButton = (event: Event) => event.target instanceof Node && anchor()?.contains(event.target) === true;
  // The pressed element may have moved the focus elsewhere.
  const isElsewhere = () =>
    document.activeElement !== document.body && !popup.current?.contains(document.activeElement);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event, reason }) =>
        !(open && !next && isOnButton(event)) && onOpenChange(next, reason === "escape-key")
      }
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames("z-50 outline-none", sheetStyle.place)}
        >
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={() => (isElsewhere() ? false : anchor())}
            className={classNames(floatingStyle, "max-w-(--available-width)", sheetStyle.panel, className)}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
