import { getTranslations } from "next-intl/server";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";

export async function WebhooksForbidden() {
  const [t, settings] = await Promise.all([getTranslations("webhooks"), getTranslations("settings.denied")]);
  return (
    <OnlyForAdministrators heading={t("title")} title={settings("title")}>
      {settings("text")}
    </OnlyForAdministrators>
  );
}
