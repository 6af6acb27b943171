"use client";
import { Popover as Base } from "@base-ui/react/popover";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface PopoverProps {
  /** The accessible name of the button and the popover. */
  label: string;
  trigger: React.ReactNode;
  triggerStyle?: string;
  triggerRef?: React.Ref<HTMLButtonElement>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  className?: string;
  /** A custom element for the button. */
  render?: React.ReactElement;
  children: React.ReactNode;
}

/** On phones a panel with `data-sheet` is at the bottom, because it does not fit beside its button. */
export const sheetStyle = {
  place:
    "max-sm:has-data-sheet:fixed! max-sm:has-data-sheet:inset-x-2! max-sm:has-data-sheet:top-auto! " +
    "max-sm:has-data-sheet:bottom-2! max-sm:has-data-sheet:transform-none! max-sm:has-data-sheet:translate-none!",
  panel: "max-sm:has-data-sheet:mx-auto max-sm:has-data-sheet:max-h-[calc(100dvh-1rem)]",
};

export function Popover({
  label,
  trigger,
  triggerStyle,
  triggerRef,
  open,
  onOpenChange,
  align = "start",
  className = "w-72 p-1",
  render,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger ref={triggerRef} aria-label={label} className={triggerStyle} render={render}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames("z-50 outline-none", sheetStyle.place)}
        >
          <Base.Popup
            aria-label={label}
            className={classNames(
              floatingStyle,
              "max-h-(--available-height) max-w-(--available-width) overflow-y-auto overscroll-contain",
              sheetStyle.panel,
              className,
            )}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
