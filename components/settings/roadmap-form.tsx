"use client";
import { useTranslations } from "next-intl";
import { AuthHtmlField } from "@/components/settings/auth-html-field";
import { CheckBox } from "@/components/ui/controls/check-box";
import { SaveForm } from "@/components/ui/controls/save-form";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { RoadmapSettings } from "@/lib/roadmaps/settings";

/** What people may do on the public pages of roadmaps, each with whether it needs an account. */
const ACTIONS = [
  ["ideas", "enable_new_idea_submission", "new_idea_require_auth"],
  ["comments", "enable_new_comment_submission", "new_idea_comment_require_auth"],
  ["votes", "enable_new_vote_submission", "new_idea_vote_require_auth"],
] as const;

type SwitchName = (typeof ACTIONS)[number][1 | 2];
export type RoadmapFormValues = Pick<RoadmapSettings, SwitchName | "auth_html">;

export function RoadmapForm({ settings }: { settings: RoadmapFormValues }) {
  const t = useTranslations("settings.roadmap");
  const { state, errors, shown, edit } = useEditedForm(settings, (changed) => save({ ...settings, ...changed }));
  return (
    <SaveForm state={state}>
      {ACTIONS.map(([action, enabled, needsAccount]) => (
        <fieldset key={action} className="border-b border-gray-6 pb-3">
          <legend className="sr-only">{t(`${action}.label`)}</legend>
          <CheckBox
            label={t(`${action}.label`)}
            checked={shown[enabled]}
            onChange={(isOn) => edit({ [enabled]: isOn })}
            className="min-h-9 font-medium pointer-coarse:min-h-11"
          >
            {t(`${action}.label`)}
          </CheckBox>
          <CheckBox
            label={t(`${action}.account`)}
            checked={shown[needsAccount]}
            disabled={!shown[enabled]}
            onChange={(isOn) => edit({ [needsAccount]: isOn })}
            className="ms-6 min-h-9 has-disabled:text-gray-9 pointer-coarse:min-h-11"
          >
            {t(`${action}.account`)}
          </CheckBox>
        </fieldset>
      ))}
      <AuthHtmlField value={shown.auth_html} error={errors.auth_html} onChange={(auth_html) => edit({ auth_html })} />
    </SaveForm>
  );
}

/** The endpoint requires all switches. */
function save(values: Readonly<Record<string, string | number | boolean | null>>) {
  const settings = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value]),
  );
  return api("POST", "/boards/v2/admin/roadmap/settings", { settings });
}
