import { Archive, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { TryAgain } from "@/components/ui/pages/try-again";
import { type ClockOnScreen, dateOfWire } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

interface ArchivedWhenProps {
  /** `YYYY-MM-DD hh:mm:ss` in UTC. */
  at: string | null;
  by: { display_name: string } | null;
  clock: ClockOnScreen;
}

export function ArchivedWhen({ at, by, clock }: ArchivedWhenProps) {
  const t = useTranslations("archive");
  if (at === null) return null;
  const { text: words, full: whole } = momentOf(dateOfWire(at), clock);
  const time = (chunks: React.ReactNode) => (
    <time dateTime={at} title={whole}>
      {chunks}
    </time>
  );
  if (!by) return t.rich("archivedAt", { when: words, time });
  return t.rich("archivedBy", {
    when: words,
    name: by.display_name,
    time,
    person: (chunks) => <bdi>{chunks}</bdi>,
  });
}

interface NothingProps {
  icon?: LucideIcon;
  title: string;
  children?: React.ReactNode;
}

export const NothingArchived = ({ icon: Icon = Archive, title, children }: NothingProps) => (
  <EmptyState icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />} title={title}>
    {children}
  </EmptyState>
);

export function ListPlaceholder({ problem, onRetry }: { problem: Error | null; onRetry: () => void }) {
  if (problem) return <TryAgain problem={errorMessage(problem)} onRetry={onRetry} />;
  return (
    <Loading className="flex flex-col gap-4 py-5">
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </Loading>
  );
}

export const Problems = ({ problems }: { problems: readonly string[] }) =>
  problems.length > 0 && (
    <Alert kind="error" className="mt-3">
      {problems.map((problem) => (
        <p key={problem} dir="auto" className="wrap-anywhere">
          {problem}
        </p>
      ))}
    </Alert>
  );
