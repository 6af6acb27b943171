"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { carriesFiles } from "@/components/files/picture-files";

/** Nested elements that take files come first. @returns whether files are dragged over the page */
export function useDroppedFiles(enabled: boolean, onFiles: (files: File[], folders: number) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!enabled) return;
    const listener = new AbortController();
    const listen = (name: "dragover" | "dragleave" | "drop", receive: (event: DragEvent) => void) =>
      document.addEventListener(name, receive, { signal: listener.signal });
    listen("dragover", (event) => {
      setOver(isFileDrop(event));
      if (isFileDrop(event)) event.preventDefault();
    });
    listen("dragleave", ({ relatedTarget }) => !relatedTarget && setOver(false));
    listen("drop", (event) => {
      setOver(false);
      if (!isFileDrop(event)) return;
      event.preventDefault();
      const folders = foldersIn(event.dataTransfer);
      take(
        [...(event.dataTransfer?.files ?? [])].filter(({ name }) => !folders.includes(name)),
        folders.length,
      );
    });
    return () => listener.abort();
  }, [enabled]);

  return enabled && isOver;
}

/** Ignores fields and elements that take files. `onPaste` returns whether it used the data. */
export function usePaste(enabled: boolean, onPaste: (data: DataTransfer) => boolean): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    if (!enabled) return;
    const receive = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || !event.clipboardData) return;
      if (take(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener("paste", receive);
    return () => document.removeEventListener("paste", receive);
  }, [enabled]);
}

const isFileDrop = (event: DragEvent) =>
  !event.defaultPrevented && carriesFiles(event.dataTransfer) && !isInside(event.target, "[data-takes-files]");

const isTyping = (target: EventTarget | null) =>
  isInside(target, "input, textarea, [contenteditable]:not([contenteditable=false]), [data-takes-files]");

const isInside = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/** Browsers list a dropped folder as a file that can't be read. */
function foldersIn(data: DataTransfer | null): string[] {
  const entries = [...(data?.items ?? [])].map((item) => (item.kind === "file" ? item.webkitGetAsEntry() : null));
  return entries.filter((entry) => entry?.isDirectory).map((entry) => entry?.name ?? "");
}
