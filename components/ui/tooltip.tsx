"use client";
import { Tooltip as Base } from "@base-ui/react/tooltip";

interface TooltipProps {
  /** More than the eye sees; the element keeps its own accessible name. */
  text: React.ReactNode;
  /** A button, a link, or something else that takes the focus. */
  children: React.ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-w-72 rounded-sm bg-gray-12 px-2 py-1 text-xs text-gray-1 transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
