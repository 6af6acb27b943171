import { classNames } from "@/components/ui/class-names";

export interface FigureCard {
  name: string;
  value: string;
  /** What exactly it counts. */
  note: string;
}

/** Longer ones would need two lines. */
const LONG = 7;

export const FigureCards = ({ label, cards }: { label: string; cards: readonly FigureCard[] }) => (
  <section aria-label={label}>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
      {cards.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex min-w-0 break-inside-avoid flex-col rounded-md border border-gray-6 bg-surface px-4 py-3"
        >
          <dt className="text-sm font-medium text-gray-11">{name}</dt>
          <dd
            className={classNames(
              "flex min-h-9 items-center leading-tight font-semibold wrap-anywhere tabular-nums",
              value.length > LONG ? "text-xl" : "text-2xl",
            )}
          >
            {value}
          </dd>
          <dd className="mt-1 text-xs text-gray-11">{note}</dd>
        </div>
      ))}
    </dl>
  </section>
);
