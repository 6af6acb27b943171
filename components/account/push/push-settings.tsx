"use client";
import { useTranslations } from "next-intl";
import { type PushDevice, PushDevices } from "@/components/account/push/push-devices";
import { PushSwitch } from "@/components/account/push/push-switch";
import type { SwitchKey } from "@/components/notifications/preference-switches";
import { SwitchGroup } from "@/components/notifications/switch-group";
import { useSwitches } from "@/components/notifications/use-switches";
import { savePushPreferences } from "@/components/push/calls";
import type { PushPreference, PushPreferences } from "@/lib/push/preferences";

const SWITCHES = {
  mention: "mention",
  assignment: "assigned",
  comment: "comment",
} as const satisfies Readonly<Record<PushPreference, SwitchKey>>;

interface PushSettingsProps {
  person: number;
  preferences: PushPreferences;
  devices: readonly PushDevice[];
}

/** Which browsers of this person show notifications, and which ones. */
export function PushSettings({ person, preferences, devices }: PushSettingsProps) {
  const t = useTranslations("push.devices");
  const { on, change } = useSwitches(preferences, savePushPreferences);
  return (
    <div className="divide-y divide-gray-6">
      <PushSwitch person={person} isRegistered={devices.some(({ isCurrent }) => isCurrent)} />
      {devices.length > 0 && (
        <>
          <SwitchGroup title={t("choices")} text={t("choicesText")} switches={SWITCHES} on={on} onChange={change} />
          <PushDevices devices={devices} />
        </>
      )}
    </div>
  );
}
