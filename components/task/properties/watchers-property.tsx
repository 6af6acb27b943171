"use client";
import { useTranslations } from "next-intl";
import { People } from "@/components/task/properties/assignees-property";
import { NoValue, PropertyRow } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { Button } from "@/components/ui/controls/button";
import { isWatched, watching } from "@/components/board-store/edits/edit-factories";

export function WatchersProperty(props: PropertyEditProps) {
  const t = useTranslations("task.properties");
  const menu = useTranslations("task.menu");
  const { task, mayEdit } = props;
  const { isWatching, toggle } = useWatching(props);

  return (
    <PropertyRow name={t("names.watchers")}>
      <div className="flex min-h-8 flex-col items-start gap-1 px-2 py-1.5 pointer-coarse:min-h-11">
        {task.watchers.length === 0 ? <NoValue>{t("people.none")}</NoValue> : <People people={task.watchers} />}
        {mayEdit && (
          <Button kind="quiet" size="small" aria-pressed={isWatching} onClick={toggle} className="-ms-2.5">
            {isWatching ? menu("stopWatching") : menu("watch")}
          </Button>
        )}
      </div>
    </PropertyRow>
  );
}

export function useWatching({ task, viewer, save }: Pick<PropertyEditProps, "task" | "viewer" | "save">) {
  return {
    isWatching: isWatched(task, viewer.id),
    toggle: () => save(watching(task, { ID: viewer.id, display_name: viewer.name, photo: viewer.photo })),
  };
}
