import type { FoundBoard } from "@/components/shell/use-board-search";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

interface SwitcherStateProps {
  boards: readonly FoundBoard[] | null;
  text: string;
  problem: string;
  onRetry: () => void;
}

/** How the search went: said to the ear in any case, to the eye when there is nothing else to see. */
export function SwitcherState({ boards, text, problem, onRetry }: SwitcherStateProps) {
  const nothing = text ? `No board has “${text}” in its title` : "No boards yet";
  return (
    <>
      {!boards && !problem && <Waiting />}
      <p role="status" className={boards?.length === 0 ? "px-4 py-4 text-gray-11 wrap-anywhere" : "sr-only"}>
        {boards && (boards.length === 0 ? nothing : `${boards.length} ${boards.length === 1 ? "board" : "boards"}`)}
      </p>
      {problem && (
        <div role="alert" className="flex items-center justify-between gap-3 px-4 py-3">
          {problem}
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
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
