import { classNames } from "@/components/ui/class-names";

interface ProgressProps {
  /** "Upload of report.pdf" */
  label: string;
  /** From 0 to 1; null when unknown. */
  part: number | null;
  className?: string;
}

export function Progress({ label, part, className }: ProgressProps) {
  const percent = part === null ? null : Math.round(100 * Math.min(1, part));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={className}
    >
      <svg
        aria-hidden
        className={classNames(
          "block h-1 w-full rounded-full bg-gray-6 rtl:-scale-x-100",
          percent === null && "animate-pulse",
        )}
      >
        <rect width={percent === null ? "100%" : `${percent}%`} height="100%" rx="2" className="fill-accent" />
      </svg>
    </div>
  );
}
