"use client";
import { startTransition, useEffect, useOptimistic, useRef } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Star } from "lucide-react";
import { starBoard } from "@/components/board-store/star";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface StarButtonProps {
  id: number;
  title: string;
  isStarred: boolean;
}

/** The board whose card moves to another section with the next render. Its button there takes the focus. */
let movingBoardId: number | null = null;

export function StarButton({ id, title, isStarred }: StarButtonProps) {
  const t = useTranslations("boards.card");
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, show] = useOptimistic(isStarred);
  useEffect(() => {
    if (movingBoardId === id && document.activeElement === document.body) button.current?.focus();
    if (movingBoardId === id) movingBoardId = null;
  }, [id]);

  const toggle = () =>
    startTransition(async () => {
      show(!shown);
      try {
        await starBoard(id, !shown);
        movingBoardId = id;
        router.refresh();
      } catch (error) {
        toast(errorMessage(error), "error");
      }
    });

  return (
    <Tooltip text={shown ? t("removeStar") : t("addStar")}>
      <button
        ref={button}
        type="button"
        aria-label={t("star", { title })}
        aria-pressed={shown}
        onClick={toggle}
        className={buttonStyle({ kind: "quiet", size: "icon" }, "relative z-10")}
      >
        <Star
          aria-hidden
          className={classNames("size-4", shown && "fill-amber-line text-amber-text")}
          strokeWidth={1.5}
        />
      </button>
    </Tooltip>
  );
}
