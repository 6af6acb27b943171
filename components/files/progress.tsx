import { classNames } from "@/components/ui/class-names";

interface ProgressProps {
  /** "Upload of report.pdf" */
  label: string;
  /** From 0 to 1; null when unknown. */
  part: number | null;
  /** In words, for screen readers; otherwise they read the percentage. */
  text?: string;
  size?: keyof typeof sizes;
  className?: string;
}

const sizes = { small: "h-1", large: "h-2" };

export function Progress({ label, part, text, size = "small", className }: ProgressProps) {
  const percent = part === null ? null : Math.round(100 * Math.min(1, part));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={text}
      className={className}
    >
      <svg
        aria-hidden
        className={classNames(
          "block w-full rounded-full bg-gray-6 rtl:-scale-x-100",
          sizes[size],
          percent === null && "animate-pulse",
        )}
      >
        <rect width={percent === null ? "100%" : `${percent}%`} height="100%" rx="4" className="fill-accent" />
      </svg>
    </div>
  );
}
