import { useTranslations } from "next-intl";
import type { FoundBoard } from "@/components/shell/find-boards";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { TryAgain } from "@/components/ui/pages/try-again";

interface SwitcherStateProps {
  boards: readonly FoundBoard[] | null;
  text: string;
  problem: string;
  onRetry: () => void;
}

/** Announced to screen readers always, shown only when there is nothing else to show. */
export function SwitcherState({ boards, text, problem, onRetry }: SwitcherStateProps) {
  const t = useTranslations("shell.finder");
  const nothing = text ? t("noMatch", { text }) : t("noBoards");
  return (
    <>
      {!boards && !problem && <Waiting />}
      <p role="status" className={boards?.length === 0 ? "px-4 py-4 text-gray-11 wrap-anywhere" : "sr-only"}>
        {boards && (boards.length === 0 ? nothing : t("found", { count: boards.length }))}
      </p>
      {problem && <TryAgain problem={problem} onRetry={onRetry} />}
    </>
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-3 p-4">
    <Skeleton className="h-4 w-48" />
    <Skeleton className="h-4 w-64" />
    <Skeleton className="h-4 w-40" />
  </div>
);
