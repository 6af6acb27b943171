"use client";
import { useTranslations } from "next-intl";
import { type BoardName, FeatureBoards } from "@/components/settings/feature-boards";
import { featureSettings, featureValues } from "@/components/settings/feature-values";
import { SaveForm } from "@/components/ui/controls/save-form";
import { Switch } from "@/components/ui/controls/switch";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { SiteModules } from "@/lib/modules/modules";

export interface FeaturesFormProps {
  modules: SiteModules;
  /** Those that are chosen. */
  boards: readonly BoardName[];
  isPro: boolean;
}

const MODULES = [
  { name: "timeTracking", isPaid: true },
  { name: "recurring_task", isPaid: true },
  { name: "roadmap", isPaid: false },
  { name: "frontend", isPaid: false },
] as const;

export function FeaturesForm({ modules, boards, isPro }: FeaturesFormProps) {
  const t = useTranslations("features");
  const { state, shown, edit } = useEditedForm(featureValues(modules), (changed) =>
    api("POST", "/boards/v2/admin/feature-modules", { settings: featureSettings(changed) }),
  );
  return (
    <SaveForm state={state}>
      <div className="-mt-2 divide-y divide-gray-6 border-b border-gray-6">
        {MODULES.map(({ name, isPaid }) => {
          const isOffered = isPro || !isPaid;
          const text = t(`modules.${name}.text`);
          const isOn = isOffered && shown[`${name}.enabled`];
          return (
            <fieldset key={name} className="min-w-0 py-1">
              <legend className="sr-only">{t(`modules.${name}.title`)}</legend>
              <Switch
                label={t(`modules.${name}.title`)}
                hint={isOffered ? text : `${text} ${t("notInTier")}`}
                checked={isOn}
                disabled={!isOffered}
                onChange={(on) => edit({ [`${name}.enabled`]: on })}
              />
              {isPaid && isOn && <FeatureBoards module={name} values={shown} known={boards} onEdit={edit} />}
            </fieldset>
          );
        })}
      </div>
    </SaveForm>
  );
}
