"use client";
import { useRef } from "react";
import { Popover as Base } from "@base-ui/react/popover";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface AnchoredPopoverProps {
  label: string;
  anchor: () => HTMLElement | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  initialFocus: React.RefObject<HTMLElement | null>;
  className: string;
  children: React.ReactNode;
}

export function AnchoredPopover({
  label,
  anchor,
  open,
  onOpenChange,
  initialFocus,
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
      onOpenChange={(next, { event }) => !(open && !next && isOnButton(event)) && onOpenChange(next)}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={() => (isElsewhere() ? false : anchor())}
            className={classNames(floatingStyle, "max-w-(--available-width)", className)}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
