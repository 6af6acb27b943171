"use client";
import { LayoutTemplate } from "lucide-react";
import { useTranslations } from "next-intl";

/** On the card of a task that is a template. */
export const TemplateMark = () => (
  <p className="flex items-center gap-1 text-xs font-medium text-accent-text">
    <LayoutTemplate aria-hidden className="size-3.5 shrink-0" strokeWidth={1.5} />
    {useTranslations("board.card")("template")}
  </p>
);
