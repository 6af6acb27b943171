"use client";
import { useTranslations } from "next-intl";
import { useDelayedFlag } from "@/components/ui/hooks/use-delayed-flag";

const A_MOMENT = 3_000;

export function Reconnecting({ isLost }: { isLost: boolean }) {
  const t = useTranslations("board.header");
  const lasts = useDelayedFlag(isLost, A_MOMENT);
  return (
    <p role="status" className="ms-auto shrink-0 text-sm text-gray-11">
      {lasts && t("reconnecting")}
    </p>
  );
}
