"use client";
import { useTranslations } from "next-intl";
import { Check } from "lucide-react";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface MarkButtonProps {
  label: string;
  onPress: () => void;
}

export function MarkButton({ label, onPress }: MarkButtonProps) {
  const t = useTranslations("notifications.row");
  return (
    <Tooltip text={t("markAsRead")}>
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className="group/mark relative z-1 grid size-7 shrink-0 place-items-center rounded-sm text-accent-text hover:bg-gray-4 pointer-coarse:size-11"
      >
        <span className="size-2.5 rounded-full bg-accent group-hover/mark:hidden group-focus-visible/mark:hidden" />
        <Check
          aria-hidden
          className="hidden size-4 group-hover/mark:block group-focus-visible/mark:block"
          strokeWidth={1.5}
        />
      </button>
    </Tooltip>
  );
}

/** Fills the column of the buttons, so that the times stay aligned. */
export const NoMark = () => <span aria-hidden className="w-7 shrink-0 pointer-coarse:w-11" />;
