"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/feedback/toasts";
import { carriesFiles, picturesIn } from "@/components/files/picture-files";

/**
 * @returns event handlers, and whether files are dragged over the element. Nested elements that take files come
 * first.
 */
export function useDroppedPicture(enabled: boolean, onPictures: (pictures: File[]) => void) {
  const t = useTranslations("board.drop");
  const [isOver, setOver] = useState(false);
  if (!enabled) return { isOver: false, handlers: {} };

  const isPictureDrop = (event: React.DragEvent) =>
    carriesFiles(event.dataTransfer) &&
    !(event.target instanceof Element && event.target.closest("[data-takes-files]"));
  const handlers = {
    onDragOver: (event: React.DragEvent) => {
      setOver(isPictureDrop(event));
      if (isPictureDrop(event)) event.preventDefault();
    },
    onDragLeave: (event: React.DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: React.DragEvent) => {
      setOver(false);
      if (!isPictureDrop(event)) return;
      event.preventDefault();
      const pictures = picturesIn(event.dataTransfer.files);
      if (pictures.length > 0) onPictures(pictures);
      else toast(t("onlyPictures"), "error");
    },
  };
  return { isOver, handlers };
}
