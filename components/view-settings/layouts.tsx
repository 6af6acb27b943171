"use client";
import { useTranslations } from "next-intl";
import { useSwitches } from "@/components/notifications/use-switches";
import { Button } from "@/components/ui/controls/button";
import { Switch } from "@/components/ui/controls/switch";
import { Tabs } from "@/components/ui/lists/tabs";
import { saveViewSettings } from "@/components/view-settings/calls";
import {
  allShown,
  CARD_SETTINGS,
  cardSettings,
  keysOf,
  settingOf,
  type SettingName,
  TABLE_SETTINGS,
} from "@/components/view-settings/setting-names";
import type { ViewSettings } from "@/lib/view-settings/views";

interface LayoutsProps {
  saved: ViewSettings;
  /** Whether time is tracked on any board. */
  hasTime: boolean;
}

/** What each view of all boards shows of a task. */
export function Layouts({ saved, hasTime }: LayoutsProps) {
  const t = useTranslations("viewSettings");
  const onCards = cardSettings(hasTime);
  const kanban = useSwitches(saved.kanbanview, (changed) => saveViewSettings("kanbanview", changed));
  const table = useSwitches(saved.tableview, (changed) => saveViewSettings("tableview", changed));
  const list = useSwitches(saved.listview, (changed) => saveViewSettings("listview", changed));
  return (
    <div className="px-2 pt-1 sm:px-3">
      <Tabs
        label={t("views")}
        tabs={[
          {
            value: "kanban",
            label: t("kanban"),
            panel: <Layout settings={CARD_SETTINGS} keys={onCards} {...kanban} />,
          },
          {
            value: "table",
            label: t("table"),
            panel: <Layout settings={TABLE_SETTINGS} keys={keysOf(TABLE_SETTINGS)} {...table} />,
          },
          { value: "list", label: t("list"), panel: <Layout settings={CARD_SETTINGS} keys={onCards} {...list} /> },
        ]}
      />
    </div>
  );
}

interface LayoutProps<Key extends string> {
  keys: readonly NoInfer<Key>[];
  settings: Readonly<Record<Key, SettingName>>;
  on: Readonly<Record<NoInfer<Key>, boolean>>;
  change: (changed: Partial<Record<NoInfer<Key>, boolean>>) => void;
}

function Layout<Key extends string>({ settings, keys, on, change }: LayoutProps<Key>) {
  const t = useTranslations("viewSettings");
  const isAllOn = keys.every((key) => on[key]);
  return (
    <div className="px-2 pt-2 pb-3">
      <div className="divide-y divide-gray-6">
        {keys.map((key) => {
          const name: SettingName = settings[key];
          return (
            <Switch
              key={key}
              label={t(`names.${name}`)}
              checked={on[key]}
              onChange={(isOn) => change(settingOf(key, isOn))}
            />
          );
        })}
      </div>
      <Button
        size="small"
        aria-disabled={isAllOn}
        onClick={() => !isAllOn && change(allShown(keys))}
        className="mt-3 aria-disabled:opacity-50"
      >
        {t("showAll")}
      </Button>
    </div>
  );
}
