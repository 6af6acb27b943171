import { getTranslations } from "next-intl/server";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";

export async function MailsForbidden() {
  const t = await getTranslations("emailLog");
  return (
    <OnlyForAdministrators heading={t("list.title")} title={t("forbidden.title")}>
      {t("forbidden.text")}
    </OnlyForAdministrators>
  );
}
