"use client";
import { cloneElement } from "react";
import dynamic from "next/dynamic";
import { useTooltipTrigger } from "@/components/ui/hooks/use-tooltip-trigger";

interface TooltipProps {
  text: React.ReactNode;
  keys?: string;
  disabled?: boolean;
  /** Takes the focus; its own event handlers replace those of the tooltip. */
  children: React.ReactElement<Record<string, unknown>>;
}

const TooltipPopup = dynamic(() => import("@/components/ui/overlays/tooltip-popup").then((file) => file.TooltipPopup), {
  ssr: false,
});

/**
 * The popup is loaded only when a pointer rests, because a board has hundreds of avatars. Only for client components: React
 * may pass an element of a server component as a promise, which can't be cloned.
 */
export function Tooltip({ text, keys, disabled, children }: TooltipProps) {
  const { anchor, listeners, close, stay, leave } = useTooltipTrigger();
  return (
    <>
      {cloneElement(children, { ...listeners, ...children.props })}
      {anchor && !disabled && (
        <TooltipPopup
          anchor={anchor}
          text={text}
          keys={keys}
          onOpenChange={(open) => !open && close()}
          onPointerEnter={stay}
          onPointerLeave={leave}
        />
      )}
    </>
  );
}
