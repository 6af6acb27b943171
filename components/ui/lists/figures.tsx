import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

export interface Figure {
  name: string;
  /** Null if it could not be read. */
  count: number | null;
  href: string;
  isAlarming?: boolean;
}

export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  const t = useTranslations("ui.lists");
  const format = useFormatter();
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ name, count, href, isAlarming }) => (
        <li
          key={name}
          className="relative flex flex-col-reverse rounded-md border border-gray-6 bg-surface px-4 py-3 hover:border-gray-8"
        >
          <Link
            href={href}
            className="text-sm text-gray-11 outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          <span
            className={classNames(
              "text-2xl leading-tight font-semibold tabular-nums",
              isAlarming && count !== null && count > 0 && "text-red-text",
            )}
          >
            {count === null ? t("unknownCount") : format.number(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
