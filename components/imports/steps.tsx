import { useTranslations } from "next-intl";
import { Check } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

export const STEPS = ["choose", "check", "run"] as const;
export type Step = (typeof STEPS)[number];

/** Where one is on the way through an import. */
export function Steps({ current, isDone = false }: { current: Step; isDone?: boolean }) {
  const t = useTranslations("imports.steps");
  const at = STEPS.indexOf(current) + (isDone ? 1 : 0);
  return (
    <ol aria-label={t("label")} className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? "step" : undefined}
          className={classNames(
            "flex items-center gap-2 text-gray-11 aria-[current]:font-medium aria-[current]:text-gray-12",
            place > 0 && "before:me-1 before:h-px before:w-6 before:bg-gray-7",
          )}
        >
          <StepMark number={place + 1} isDone={place < at} isCurrent={place === at} />
          {place < at ? <span aria-label={t("done", { step: t(step) })}>{t(step)}</span> : t(step)}
        </li>
      ))}
    </ol>
  );
}

const StepMark = ({ number, isDone, isCurrent }: { number: number; isDone: boolean; isCurrent: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      "grid size-5 place-items-center rounded-full text-xs font-medium tabular-nums",
      isCurrent ? "bg-accent text-on-accent" : "bg-gray-4 text-gray-11",
    )}
  >
    {isDone ? <Check className="size-3" strokeWidth={2.5} /> : number}
  </span>
);
