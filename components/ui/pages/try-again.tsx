import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";

interface TryAgainProps {
  problem: string;
  onRetry: () => void;
}

export function TryAgain({ problem, onRetry }: TryAgainProps) {
  const actions = useTranslations("ui.actions");
  return (
    <div role="alert" className="flex items-center justify-between gap-3 px-4 py-3">
      {problem}
      <Button size="small" onClick={onRetry}>
        {actions("tryAgain")}
      </Button>
    </div>
  );
}
