"use client";

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
  const { state, errors, isChanged, shown, edit } = useGeneralForm(settings);
  const [typed, setTyped] = useState(settings);

  return (
    <>
      <div onBlur={() => setTyped(shown)} className="border-b border-gray-6">
        <SaveForm state={state}>
          <TextField
            name="business_name"
            label="Name"
            hint={`Without one it is the site’s: ${siteTitle}`}
            error={errors.business_name}
            value={shown.business_name}
            onChange={({ target }) => edit({ business_name: target.value })}
            maxLength={200}
            autoComplete="organization"
            dir="auto"
          />
          <TextAreaField
            name="business_address"
            label="Address"
            hint="At the end of each mail."
            error={errors.business_address && "This is too long: 1,000 characters at most."}
            value={shown.business_address}
            onChange={({ target }) => edit({ business_address: target.value })}
            maxLength={1_000}
            autoComplete="street-address"
          />
          <TextField
            name="business_logo"
            inputMode="url"
            label="Logo"
            hint="The address of a picture that everybody can see, shown 36 pixels high. Without one it is the site’s."
            error={errors.business_logo && "This needs to be an address that begins with https:// or http://."}
            value={shown.business_logo}
            onChange={({ target }) => edit({ business_logo: target.value })}
            placeholder="https://"
            maxLength={2_000}
            dir="ltr"
          />
        </SaveForm>
      </div>
      <ExampleMail business={isChanged ? typed : settings} />
    </>
  );
}

/** In a frame, because the page's CSP allows neither remote images nor the inline styles of mails. */
const ExampleMail = ({
  business,
}: {
  business: Pick<GeneralSettings, "business_name" | "business_address" | "business_logo">;
}) => (
  <figure className="p-4 sm:p-5">
    <figcaption className="mb-1.5 text-sm font-medium">What mails look like</figcaption>
    <iframe
      src={`/mails/example?${new URLSearchParams(business)}`}
      sandbox=""
      title="An example of a mail"
      className="h-120 w-full rounded-sm border border-gray-6"
    />
  </figure>
);
