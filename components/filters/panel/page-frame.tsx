"use client";
import { useEffect, useRef } from "react";
import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";

export const FIRST_FOCUS = "input, [data-first-focus]";

interface PageFrameProps {
  title: string;
  /** Null on the first page. */
  onBack: (() => void) | null;
  children: React.ReactNode;
}

/** Backspace in an empty field goes back, as in a menu. */
export function PageFrame({ title, onBack, children }: PageFrameProps) {
  const t = useTranslations("filters");
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector<HTMLElement>(FIRST_FOCUS)?.focus({ preventScroll: true }), []);

  function onKeyDown({ key, target }: React.KeyboardEvent) {
    if (key === "Backspace" && onBack && target instanceof HTMLInputElement && target.value === "") onBack();
  }

  return (
    <div ref={page} onKeyDown={onKeyDown} className="flex min-h-0 flex-col [&_[role=listbox]]:max-h-104">
      <div className="mb-1 flex min-h-8 shrink-0 items-center gap-1 pointer-coarse:min-h-11">
        {onBack && (
          <button
            type="button"
            aria-label={t("back")}
            onClick={onBack}
            className="grid size-8 place-items-center rounded-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:size-11"
          >
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
          </button>
        )}
        <h2 className={onBack ? "min-w-0 truncate font-medium" : "min-w-0 truncate ps-2.5 font-medium"}>
          <bdi>{title}</bdi>
        </h2>
      </div>
      {children}
    </div>
  );
}
