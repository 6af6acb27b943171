"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGeneralForm } from "@/components/settings/use-general-form";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import type { GeneralSettings } from "@/lib/settings/general";

interface BusinessFormProps {
  settings: Pick<GeneralSettings, "business_name" | "business_address" | "business_logo">;
  siteTitle: string;
}

/** The example changes on blur: the URL of a half-typed picture must not be requested. */
export function BusinessForm({ settings, siteTitle }: BusinessFormProps) {
  const t = useTranslations("settings.business");
  const { state, errors, isChanged, shown, edit } = useGeneralForm(settings);
  const [typed, setTyped] = useState(settings);

  return (
    <>
      <div onBlur={() => setTyped(shown)} className="border-b border-gray-6">
        <SaveForm state={state}>
          <TextField
            name="business_name"
            label={t("name")}
            hint={t("nameHint", { title: siteTitle })}
            error={errors.business_name}
            value={shown.business_name}
            onChange={({ target }) => edit({ business_name: target.value })}
            maxLength={200}
            autoComplete="organization"
            dir="auto"
          />
          <TextAreaField
            name="business_address"
            label={t("address")}
            hint={t("addressHint")}
            error={errors.business_address && t("addressTooLong", { count: LONGEST_ADDRESS })}
            value={shown.business_address}
            onChange={({ target }) => edit({ business_address: target.value })}
            maxLength={LONGEST_ADDRESS}
            autoComplete="street-address"
          />
          <TextField
            name="business_logo"
            inputMode="url"
            label={t("logo")}
            hint={t("logoHint")}
            error={errors.business_logo && t("logoInvalid")}
            value={shown.business_logo}
            onChange={({ target }) => edit({ business_logo: target.value })}
            placeholder={"https://"}
            maxLength={2_000}
            dir="ltr"
          />
        </SaveForm>
      </div>
      <ExampleMail business={isChanged ? typed : settings} />
    </>
  );
}

const LONGEST_ADDRESS = 1_000;

interface ExampleMailProps {
  business: Pick<GeneralSettings, "business_name" | "business_address" | "business_logo">;
}

/** In a frame, because the page's CSP allows neither remote images nor the inline styles of mails. */
function ExampleMail({ business }: ExampleMailProps) {
  const t = useTranslations("settings.business");
  return (
    <figure className="p-4 sm:p-5">
      <figcaption className="mb-1.5 text-sm font-medium">{t("preview")}</figcaption>
      <iframe
        src={`/mails/example?${new URLSearchParams(business)}`}
        sandbox=""
        title={t("previewFrame")}
        className="h-120 w-full rounded-sm border border-gray-6"
      />
    </figure>
  );
}
