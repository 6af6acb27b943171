import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/controls/text-field";
import { LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";

/** Guests sign with a name. Only the team sees their address. */
export function GuestFields({ isEmailOptional = false }: { isEmailOptional?: boolean }) {
  const t = useTranslations("roadmap.form");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="name" label={t("name")} autoComplete="name" maxLength={192} required />
      <TextField
        name="email"
        type="email"
        dir="ltr"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        maxLength={LONGEST_EMAIL_ADDRESS}
        optional={isEmailOptional}
        required={!isEmailOptional}
      />
    </div>
  );
}
