"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import looks from "@/components/text/rich-text/rich-text.module.css";
import { classNames } from "@/components/ui/class-names";
import { readableHtml } from "@/components/text/rich-text/readable-html";

interface RichTextProps {
  /** Must be the output of `safeHtml`: the server sanitizes before it stores. */
  html: string;
  onTick?: (box: number, isTicked: boolean) => void;
  className?: string;
}

/** With `StaticText` the only place where stored HTML becomes elements. */
export function RichText({ html, onTick, className }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const emptyItem = useTranslations("text.editor")("emptyItem");
  const canTick = onTick !== undefined;
  useEffect(() => {
    for (const box of boxesIn(text.current)) {
      box.disabled = !canTick;
      box.setAttribute("aria-label", box.closest("li")?.querySelector("p")?.textContent || emptyItem);
    }
  }, [html, canTick, emptyItem]);

  function tick(event: React.MouseEvent) {
    const at = boxesIn(text.current).findIndex((box) => box === event.target);
    if (at >= 0) onTick?.(at, boxesIn(text.current)[at]?.checked ?? false);
  }

  // The check box itself is the control.
  return (
    <div
      ref={text}
      dir="auto"
      onClick={tick}
      className={classNames(looks.text, className)}
      dangerouslySetInnerHTML={{ __html: readableHtml(html) }}
    />
  );
}

const boxesIn = (text: HTMLElement | null) => [
  ...(text?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []),
];

/** Compares parsed HTML; the parser runs no scripts. */
export const isSameHtml = (one: string | null, other: string | null): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (html: string | null) => new DOMParser().parseFromString(html ?? "", "text/html").body.innerHTML;
