import { Button } from "@/components/ui/controls/button";

interface TryAgainProps {
  problem: string;
  onRetry: () => void;
}

export function TryAgain({ problem, onRetry }: TryAgainProps) {
  return (
    <div role="alert" className="flex items-center justify-between gap-3 px-4 py-3">
      {problem}
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
