"use client";
import { useTranslations } from "next-intl";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

interface NewCommentsProps {
  count: number;
  isBelow: boolean;
  onPress: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function NewComments({ count, isBelow, onPress }: NewCommentsProps) {
  const t = useTranslations("comments");
  if (count === 0) return null;
  return (
    <div className="sticky top-2 z-10 flex justify-center">
      <Button kind="primary" size="small" onClick={onPress} className="rounded-full shadow-floating">
        {isBelow ? <ArrowDown {...icon} /> : <ArrowUp {...icon} />}
        {t("arrived", { count })}
      </Button>
    </div>
  );
}
