import { daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

interface QuickDay {
  name: "today" | "tomorrow" | "nextMonday" | "inOneWeek" | "inTwoWeeks";
  date: string;
}

const OFFERED = 4;

export function quickDays(today: string): QuickDay[] {
  const days: QuickDay[] = [
    { name: "today", date: today },
    { name: "tomorrow", date: daysLater(today, 1) },
    { name: "nextMonday", date: nextWeekday(today, 1) },
    { name: "inOneWeek", date: daysLater(today, 7) },
    { name: "inTwoWeeks", date: daysLater(today, 14) },
  ];
  return days.filter(({ date }, at) => days.findIndex((day) => day.date === date) === at).slice(0, OFFERED);
}
