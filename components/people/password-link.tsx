import { useTranslations } from "next-intl";
import { CopyField } from "@/components/ui/controls/copy-field";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";

interface PasswordLinkProps {
  link: PasswordLinkJson;
  email: string;
}

export function PasswordLink({ link: { url, is_mailed }, email }: PasswordLinkProps) {
  const t = useTranslations("people.passwordLink");
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p>
        {is_mailed
          ? t.rich("emailed", {
              address: email,
              email: (chunks) => <bdi className="font-medium wrap-anywhere">{chunks}</bdi>,
            })
          : t("notEmailed")}
      </p>
      <CopyField label={t("label")} button={t("copy")} value={url} />
      <p className="text-sm text-gray-11">{t("note")}</p>
    </div>
  );
}
