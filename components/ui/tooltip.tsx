"use client";
import { Tooltip as Base } from "@base-ui/react/tooltip";
import { Kbd } from "@/components/ui/kbd";

interface TooltipProps {
  /** More than the eye sees; the element keeps its own accessible name. */
  text: React.ReactNode;
  /** The key that does the same. */
  keys?: string;
  disabled?: boolean;
  /** A button, a link, or something else that takes the focus. */
  children: React.ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, keys, disabled, children }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="flex max-w-72 items-center gap-2 rounded-sm bg-gray-12 px-2 py-1 text-xs text-gray-1 transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {keys && <Kbd className="border-gray-9 text-gray-1">{keys}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
