import Link from "next/link";
import { addressOfTasks } from "@/components/people/asked-tasks";
import type { ListedTasks } from "@/components/people/listed-tasks";

interface TaskTabsProps extends Pick<ListedTasks, "type" | "counts"> {
  personId: number;
}

const tabs = [
  ["assigned", "Assigned"],
  ["overdue", "Overdue"],
  ["due_today", "Due today"],
  ["upcoming", "Upcoming"],
  ["others", "Without a date"],
  ["mentioned", "Mentioned"],
  ["completed", "Completed"],
] as const;

/** Each has an address of its own; on phones they are pushed sideways. */
export const TaskTabs = ({ personId, type, counts }: TaskTabsProps) => (
  <nav aria-label="Which tasks" className="overflow-x-auto border-b border-gray-6">
    <ul className="flex gap-1 px-2">
      {tabs.map(([value, words]) => (
        <li key={value} className="shrink-0">
          <Link
            href={addressOfTasks(personId, { type: value })}
            scroll={false}
            aria-current={value === type ? "page" : undefined}
            className="flex h-10 items-center gap-1.5 border-b-2 border-transparent px-2 text-gray-11 -outline-offset-2 hover:text-gray-12 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-gray-12 pointer-coarse:h-11"
          >
            {words}
            <span className="text-sm font-normal tabular-nums text-gray-11">{counts[value]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
