"use client";
import { LayoutTemplate } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { addressOfTemplates } from "@/components/templates/start-address";
import { keyOfTemplate } from "@/components/templates/template-data";
import { LinkButton } from "@/components/ui/controls/link-button";

interface TemplateBannerProps {
  board: BoardJson;
  mayUse: boolean;
}

export function TemplateBanner({ board, mayUse }: TemplateBannerProps) {
  const t = useTranslations("templates.banner");
  const address = addressOfTemplates(keyOfTemplate({ kind: "user", id: board.id }));
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-gray-6 bg-accent-soft px-4 py-1.5"
    >
      <LayoutTemplate aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />
      <p className="min-w-0">{t("text")}</p>
      {mayUse && (
        <LinkButton size="small" href={address} prefetch={false}>
          {t("use")}
        </LinkButton>
      )}
    </div>
  );
}
