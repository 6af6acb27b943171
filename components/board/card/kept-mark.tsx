"use client";
import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";

/** The task stays until the filters change. */
export const KeptMark = () => (
  <p className="flex items-center gap-1 text-xs text-gray-11">
    <EyeOff aria-hidden className="size-3.5 shrink-0" strokeWidth={1.5} />
    {useTranslations("boardViews")("keptTask")}
  </p>
);

/** Where there is no room for a text. */
export function KeptIcon() {
  const t = useTranslations("boardViews");
  return <EyeOff role="img" aria-label={t("keptTask")} className="size-3.5 shrink-0 text-gray-11" strokeWidth={1.5} />;
}
