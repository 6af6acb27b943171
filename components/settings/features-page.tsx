import { useTranslations } from "next-intl";
import { FeaturesForm, type FeaturesFormProps } from "@/components/settings/features-form";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";

export function FeaturesPage(props: FeaturesFormProps) {
  const t = useTranslations("features");
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <Section id="features" title={t("title")} titleHidden text={t("text")}>
        <FeaturesForm {...props} />
      </Section>
    </>
  );
}
