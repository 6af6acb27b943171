"use client";
import { saveGlobalPreferences, saveMailPreferences } from "@/components/notifications/preference-calls";
import { EMAIL_TEXTS, MAIL_TEXTS, WATCH_TEXTS } from "@/components/notifications/preference-texts";
import { SwitchGroup } from "@/components/notifications/switch-group";
import { TurnAllOn } from "@/components/notifications/turn-all-on";
import { type Switches, useSwitches } from "@/components/notifications/use-switches";
import type { GlobalPreference, OwnMailPreference } from "@/lib/notifications/preferences";

interface NotificationPreferencesProps {
  /** Null for somebody without boards. */
  global: Switches<GlobalPreference> | null;
  mails: Switches<OwnMailPreference>;
}

export function NotificationPreferences({ global, mails: saved }: NotificationPreferencesProps) {
  const mails = useSwitches(saved, saveMailPreferences);
  return (
    <div className="divide-y divide-gray-6">
      {global && <OnAllBoards saved={global} />}
      <SwitchGroup
        title="Further e-mail"
        text="The same for all boards, whatever is set for one of them."
        texts={MAIL_TEXTS}
        on={mails.on}
        onChange={mails.change}
      />
    </div>
  );
}

function OnAllBoards({ saved }: { saved: Switches<GlobalPreference> }) {
  const { on, change } = useSwitches(saved, saveGlobalPreferences);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="max-w-prose min-w-0 flex-1 basis-60 text-sm text-gray-11">
          What you change under E-mail and Watching is set on all of your boards, also where you had chosen otherwise
          for one of them. For a single board it is changed in the menu of that board.
        </p>
        <TurnAllOn on={on} onPress={change} />
      </div>
      <SwitchGroup title="E-mail" texts={EMAIL_TEXTS} on={on} onChange={change} />
      <SwitchGroup title="Watching" texts={WATCH_TEXTS} on={on} onChange={change} />
    </>
  );
}
