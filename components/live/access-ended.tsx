"use client";
import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/controls/link-button";
import { inTab } from "@/lib/tab-title";

/** Removes the board from the cache. */
export function AccessEnded() {
  const t = useTranslations("live.accessEnded");
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = inTab(t("page"));
    client.clear();
    // Closing dialogs restore their focus first.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [client, t]);

  return (
    <div role="alert" className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-gray-3 text-gray-11">
        <Lock aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t("title")}
      </h1>
      <p className="mt-2 mb-5 text-gray-11">{t("text")}</p>
      <LinkButton kind="primary" href="/boards">
        {t("goToBoards")}
      </LinkButton>
    </div>
  );
}
