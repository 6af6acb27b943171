"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { CalendarClock } from "lucide-react";
import { dueEdit } from "@/components/board-store/edits/property-edits";
import type { OfferedTask } from "@/components/commands/offers";
import { editAll } from "@/components/palette/choices";
import { type Mode, type Row, running } from "@/components/palette/row";
import { dateIn } from "@/components/quick-entry/quick-dates";
import { languagesFor } from "@/components/quick-entry/quick-words";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import { quickDays } from "@/components/ui/controls/quick-days";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import { type DateAndTime, dayIn, dueText, toWire } from "@/lib/dates/dates-on-screen";

/** Days that are often meant, and any date in words: "friday", "24 Dec 17:00". */
export function useDueMode(tasks: readonly OfferedTask[]): Mode {
  const t = useTranslations("palette");
  const { language } = useQuickReader();
  return useMemo(() => {
    const mode = { id: "due", title: t("task.due"), placeholder: t("placeholders.due") };
    const [first] = tasks;
    if (!first) return { ...mode, rows: [] };

    const { clock } = first;
    const today = dayIn(clock.now, clock.timeZone);
    const languages = languagesFor(language);
    const dueWords = new Set(t("dueWords").split(",").map(normalizeText));

    function row(value: DateAndTime): Row {
      const wire = toWire(value, clock.timeZone);
      const { words, whole } = dueText(wire, clock);
      return {
        ...{ id: `due ${wire}`, title: t("choices.due", { date: words }), short: words, hint: whole },
        Icon: CalendarClock,
        act: running(() => editAll(tasks, (task) => dueEdit(task, wire))),
      };
    }
    /** Only if nothing but a date was typed. */
    function read(text: string): Row[] {
      const found = dateIn(text, { languages, today, isMeant: () => true });
      const rest = found ? normalizeText(text.slice(0, found.start) + text.slice(found.end)) : "";
      return found && (rest === "" || dueWords.has(rest)) ? [row(found.value)] : [];
    }
    return { ...mode, rows: quickDays(today).map(({ date }) => row({ date, time: null })), read };
  }, [t, tasks, language]);
}
