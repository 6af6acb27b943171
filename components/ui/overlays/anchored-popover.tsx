"use client";
import { useRef, useState } from "react";
import { Popover as Base } from "@base-ui/react/popover";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { sheetStyle } from "@/components/ui/overlays/popover";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface AnchoredPopoverProps {
  label: string;
  anchor: () => HTMLElement | null;
  open: boolean;
  onOpenChange: (open: boolean, isEscape: boolean) => void;
  /** Otherwise the first control. */
  initialFocus?: React.RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);
  /** The focus target after closing, or false for none; the anchor by default. */
  finalFocus?: () => HTMLElement | null | false;
  align?: "start" | "center" | "end";
  className: string;
  children: React.ReactNode;
}

export function AnchoredPopover({
  label,
  anchor,
  open,
  onOpenChange,
  initialFocus,
  finalFocus = anchor,
  align = "end",
  className,
  children,
}: AnchoredPopoverProps) {
  const [position] = useState(() => lastPositionOf(anchor));
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
          anchor={position}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames("z-50 outline-none", sheetStyle.place)}
        >
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={() => (isElsewhere() ? false : finalFocus())}
            className={classNames(floatingStyle, "max-w-(--available-width)", sheetStyle.panel, className)}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Where the anchor is, or was before it disappeared. */
function lastPositionOf(anchor: () => HTMLElement | null) {
  let last: DOMRect | null = null;
  return {
    getBoundingClientRect: () => (last = anchor()?.getBoundingClientRect() ?? last ?? new DOMRect()),
    get contextElement() {
      return anchor() ?? undefined;
    },
  };
}
