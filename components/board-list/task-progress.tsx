import { useTranslations } from "next-intl";

interface TaskProgressProps {
  tasks: number;
  done: number;
  isRoadmap: boolean;
}

export function TaskProgress({ tasks, done, isRoadmap }: TaskProgressProps) {
  const t = useTranslations("boards.card");
  const nothing = isRoadmap ? t("noIdeas") : t("noTasks");
  return (
    <div className="min-w-28 flex-1">
      <p className="text-sm text-gray-11 tabular-nums">{tasks === 0 ? nothing : t("progress", { done, tasks })}</p>
      <svg aria-hidden className="mt-1.5 h-1 w-full rounded-full bg-gray-5 rtl:-scale-x-100">
        <rect width={tasks === 0 ? 0 : `${(100 * done) / tasks}%`} height="100%" rx="2" className="fill-green-text" />
      </svg>
    </div>
  );
}
