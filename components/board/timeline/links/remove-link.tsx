"use client";
import { useEffect, useRef } from "react";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SelectedLink } from "@/components/board/timeline/links/link-layer";
import { Button } from "@/components/ui/controls/button";

interface RemoveLinkProps {
  link: SelectedLink;
  names: { from: string; to: string };
  onRemove: () => void;
  onClose: () => void;
}

/** Beside the arrow that was pressed. */
export function RemoveLink({ link, names, onRemove, onClose }: RemoveLinkProps) {
  const t = useTranslations("boardTimeline.links");
  const actions = useTranslations("ui.actions");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [link]);

  function onKeyDown(event: React.KeyboardEvent) {
    if (!["Delete", "Backspace", "Escape"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    else onRemove();
  }

  return (
    <div style={{ insetInlineStart: link.point.x, top: link.point.y }} className="absolute z-30 mt-2">
      <Button
        ref={button}
        kind="plain"
        size="small"
        aria-label={t("remove", names)}
        onClick={onRemove}
        onKeyDown={onKeyDown}
        onBlur={onClose}
        className="shadow-floating"
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
        {actions("remove")}
      </Button>
    </div>
  );
}
