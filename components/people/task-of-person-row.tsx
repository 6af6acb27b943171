import Link from "next/link";
import { useTranslations } from "next-intl";
import { CircleCheck } from "lucide-react";
import type { TaskView } from "@/components/people/tasks-view-model";
import { DueDateOfRow } from "@/components/badges/due-date";
import { PriorityIcon, standsOut } from "@/components/badges/priority-icon";
import { Details } from "@/components/ui/lists/rows";

export function TaskOfPersonRow({ task: { title, address, priority, isDone, place, due } }: { task: TaskView }) {
  const t = useTranslations("people.tasks");
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-gray-2">
      <div className="min-w-0 flex-1">
        <Link
          href={address}
          prefetch={false}
          dir="auto"
          className="block text-match-parent font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <div className="text-sm text-gray-11">
          <Details>
            {place.map((words, at) => (
              <bdi key={at}>{words}</bdi>
            ))}
          </Details>
        </div>
      </div>
      {isDone && (
        <CircleCheck role="img" aria-label={t("done")} className="size-4 shrink-0 text-green-text" strokeWidth={1.5} />
      )}
      {!isDone && standsOut(priority) && <PriorityIcon priority={priority} />}
      {due && <DueDateOfRow due={due} isDone={isDone} />}
    </li>
  );
}
