import { useTranslations } from "next-intl";
import { LogoChooser } from "@/components/settings/logo-chooser";
import { useSiteChoices } from "@/components/settings/site-choices";
import { SiteForm, type SiteFormProps } from "@/components/settings/site-form";
import { Section } from "@/components/ui/overlays/panel";
import type { Logo } from "@/lib/settings/logo/read";

export interface SiteSectionProps extends Omit<SiteFormProps, "choices"> {
  logo: Logo | null;
}

export function SiteSection({ logo, ...form }: SiteSectionProps) {
  const t = useTranslations("settings.general");
  return (
    <Section id="site" title={t("site")} text={t("siteText")}>
      <LogoChooser logo={logo} />
      <SiteForm {...form} choices={useSiteChoices(form.settings)} />
    </Section>
  );
}
