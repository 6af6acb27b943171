"use client";
import { useTranslations } from "next-intl";
import { saveGlobalPreferences, saveMailPreferences } from "@/components/notifications/preference-calls";
import { EMAIL_SWITCHES, MAIL_SWITCHES, WATCH_SWITCHES } from "@/components/notifications/preference-switches";
import { SwitchGroup } from "@/components/notifications/switch-group";
import { TurnAllOn } from "@/components/notifications/turn-all-on";
import { type Switches, useSwitches } from "@/components/notifications/use-switches";
import type { GlobalPreference, OwnMailPreference } from "@/lib/notifications/preferences";

interface NotificationPreferencesProps {
  /** Null for somebody without boards. */
  global: Switches<GlobalPreference> | null;
  mails: Switches<OwnMailPreference>;
  hasRoadmaps: boolean;
}

export function NotificationPreferences({ global, mails: saved, hasRoadmaps }: NotificationPreferencesProps) {
  const t = useTranslations("notifications.preferences");
  const { on, change: onChange } = useSwitches(saved, saveMailPreferences);
  const otherMails = { title: t("otherEmail"), text: t("otherEmailHint"), on, onChange };
  return (
    <div className="divide-y divide-gray-6">
      {global && <OnAllBoards saved={global} />}
      {hasRoadmaps ? (
        <SwitchGroup {...otherMails} switches={MAIL_SWITCHES} />
      ) : (
        <SwitchGroup {...otherMails} switches={WITHOUT_ROADMAPS} />
      )}
    </div>
  );
}

const { moderation: _, ...WITHOUT_ROADMAPS } = MAIL_SWITCHES;

function OnAllBoards({ saved }: { saved: Switches<GlobalPreference> }) {
  const t = useTranslations("notifications.preferences");
  const { on, change } = useSwitches(saved, saveGlobalPreferences);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="max-w-prose min-w-0 flex-1 basis-60 text-sm text-gray-11">{t("allBoards")}</p>
        <TurnAllOn on={on} onPress={change} />
      </div>
      <SwitchGroup title={t("email")} switches={EMAIL_SWITCHES} on={on} onChange={change} />
      <SwitchGroup title={t("watching")} switches={WATCH_SWITCHES} on={on} onChange={change} />
    </>
  );
}
