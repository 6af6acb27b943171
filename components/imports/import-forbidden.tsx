import { useTranslations } from "next-intl";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";

export function ImportForbidden() {
  const t = useTranslations("imports");
  return (
    <OnlyForAdministrators heading={t("title")} title={t("denied.title")}>
      {t("denied.text")}
    </OnlyForAdministrators>
  );
}
