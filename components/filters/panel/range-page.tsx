"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { DayField } from "@/components/days/day-field";
import { choicesOf, endsOf, isRange, type Property, rangeOf, withChoices } from "@/components/filters/choices";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { LazyCalendar } from "@/components/ui/controls/lazy-calendar";
import { todayIn } from "@/lib/dates/dates-on-screen";

interface RangePageProps extends PanelProps {
  property: Property;
  onBack: (() => void) | null;
}

type End = "from" | "to";

/** The first and the last day, both of which may be open. */
export function RangePage({ property, filters, change, names, viewer, clock, onBack }: RangePageProps) {
  const t = useTranslations("filters");
  const [active, setActive] = useState<End>("from");
  const ends = endsOf(choicesOf(filters, property).find(isRange));
  const today = todayIn(clock.timeZone, clock.now);

  function set(end: End, day: string) {
    const next = ordered({ ...ends, [end]: day }, end);
    const others = choicesOf(filters, property).filter((choice) => !isRange(choice));
    change(withChoices(filters, property, [...others, ...rangeOf(next.from, next.to)]));
  }

  function chooseInCalendar(day: string) {
    set(active, day);
    setActive("to");
  }

  return (
    <PageFrame title={t("rangeOf", { name: names.nameOf(property) })} onBack={onBack}>
      <div className="flex gap-2 px-1 pb-2">
        {(["from", "to"] as const).map((end) => (
          <DayField
            key={end}
            label={t(end === "from" ? "firstDay" : "lastDay")}
            day={ends[end]}
            today={today}
            locale={clock.locale}
            placeholder={t("anyDay")}
            className="min-w-0 flex-1"
            isPast={property === "created" || property === "updated"}
            onFocus={() => setActive(end)}
            onChange={(day) => set(end, day)}
          />
        ))}
      </div>
      <div className="flex justify-center">
        <LazyCalendar
          day={ends[active] || null}
          today={today}
          onChoose={chooseInCalendar}
          locale={clock.locale}
          startOfWeek={viewer.startOfWeek}
        />
      </div>
    </PageFrame>
  );
}

/** The end that was not set gives way. */
function ordered({ from, to }: Record<End, string>, set: End): Record<End, string> {
  if (!from || !to || from <= to) return { from, to };
  return set === "from" ? { from, to: from } : { from: to, to };
}
