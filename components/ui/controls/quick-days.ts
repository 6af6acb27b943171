import { daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

interface QuickDay {
  words: string;
  date: string;
}

const OFFERED = 4;

/** Common choices without duplicates, the nearest first. */
export function quickDays(today: string): QuickDay[] {
  const days = [
    { words: "Today", date: today },
    { words: "Tomorrow", date: daysLater(today, 1) },
    { words: "Next Monday", date: nextWeekday(today, 1) },
    { words: "In a week", date: daysLater(today, 7) },
    { words: "In two weeks", date: daysLater(today, 14) },
  ];
  return days.filter(({ date }, at) => days.findIndex((day) => day.date === date) === at).slice(0, OFFERED);
}
