import { daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

interface QuickDay {
  label: string;
  date: string;
}

const OFFERED = 4;

export function quickDays(today: string): QuickDay[] {
  const days = [
    { label: "Today", date: today },
    { label: "Tomorrow", date: daysLater(today, 1) },
    { label: "Next Monday", date: nextWeekday(today, 1) },
    { label: "In a week", date: daysLater(today, 7) },
    { label: "In two weeks", date: daysLater(today, 14) },
  ];
  return days.filter(({ date }, at) => days.findIndex((day) => day.date === date) === at).slice(0, OFFERED);
}
