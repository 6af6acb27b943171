import { useFormatter } from "next-intl";
import { dateOfWire } from "@/lib/dates/dates-on-screen";

type Style = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "weekday" | "month" | "day">;

/** Days, `YYYY-MM-DD`, in the reader's language. */
export function useDays() {
  const format = useFormatter();
  const as = (style: Style) => (day: string) => format.dateTime(dateOfWire(day), { ...style, timeZone: "UTC" });
  return {
    text: as({ dateStyle: "medium" }),
    short: as({ day: "numeric", month: "short" }),
    weekday: as({ weekday: "short", day: "numeric" }),
  };
}
