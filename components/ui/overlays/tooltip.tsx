"use client";
import { cloneElement } from "react";
import dynamic from "next/dynamic";
import { useTooltipTrigger } from "@/components/ui/hooks/use-tooltip-trigger";

interface TooltipProps {
  /** More than the eye sees; the element keeps its own accessible name. */
  text: React.ReactNode;
  /** The key that does the same. */
  keys?: string;
  disabled?: boolean;
  /** A button, a link, or something else that takes the focus; what it hears itself of the pointer is left to it. */
  children: React.ReactElement<Record<string, unknown>>;
}

const TooltipPopup = dynamic(() => import("@/components/ui/overlays/tooltip-popup").then((file) => file.TooltipPopup), {
  ssr: false,
});

/**
 * What floats is loaded and drawn only where a pointer rests: a board has hundreds of faces. Only inside components of
 * the browser: of an element that a server component hands over React may send a promise, which can't be cloned.
 */
export function Tooltip({ text, keys, disabled, children }: TooltipProps) {
  const { at, hears, close, stay, leave } = useTooltipTrigger();
  return (
    <>
      {cloneElement(children, { ...hears, ...children.props })}
      {at && !disabled && (
        <TooltipPopup
          at={at}
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
