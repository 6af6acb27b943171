import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface PastedTasksProps {
  titles: string[];
  /** What is created. */
  noun?: "tasks" | "subtasks";
  onCreate: () => void;
  onCancel: () => void;
}

const MOST = 100;
const SHOWN = 4;

export function PastedTasks({ titles, noun = "tasks", onCreate, onCancel }: PastedTasksProps) {
  const t = useTranslations("quickEntry.pasted");
  const actions = useTranslations("ui.actions");
  const count = titles.length;
  if (count > MOST) {
    return (
      <Alert kind="error" title={t("tooMany", { count })}>
        <p>{t(`most.${noun}`, { count: MOST })}</p>
        <Button size="small" onClick={onCancel} className="mt-2">
          {actions("close")}
        </Button>
      </Alert>
    );
  }
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="flex flex-col gap-2 rounded-md border border-gray-6 bg-card p-2.5"
    >
      <p role="alert" className="font-medium">
        {t(`confirm.${noun}`, { count })}
      </p>
      <ul className="flex flex-col text-sm text-gray-11">
        {titles.slice(0, SHOWN).map((title, at) => (
          <li key={at} dir="auto" className="truncate">
            {title}
          </li>
        ))}
        {count > SHOWN && <li>{t("more", { count: count - SHOWN })}</li>}
      </ul>
      <div className="flex gap-1">
        <Button kind="primary" size="small" onClick={onCreate}>
          {t(`create.${noun}`, { count })}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      </div>
    </div>
  );
}

export const canCreate = (titles: readonly string[]): boolean => titles.length <= MOST;
