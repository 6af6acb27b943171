"use client";
import { Tooltip as Base } from "@base-ui/react/tooltip";
import { Kbd } from "@/components/ui/keyboard/kbd";

interface TooltipPopupProps {
  anchor: Element;
  text: React.ReactNode;
  keys?: string;
  onOpenChange: (open: boolean) => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function TooltipPopup({ anchor, text, keys, onOpenChange, ...popup }: TooltipPopupProps) {
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            {...popup}
            className="flex max-w-72 items-center gap-2 rounded-sm bg-gray-12 px-2 py-1 text-xs text-gray-1 transition-opacity data-instant:transition-none data-starting-style:opacity-0"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {keys && <Kbd onDark>{keys}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
