import { useFormatter, useTranslations } from "next-intl";
import { AssistantForm, type AssistantFormProps } from "@/components/assistant/settings/assistant-form";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";
import type { AssistantJson } from "@/lib/assistant/present";

interface AssistantPageProps extends Omit<AssistantFormProps, "settings"> {
  assistant: AssistantJson;
}

export function AssistantPage({ assistant: { settings, used }, ...form }: AssistantPageProps) {
  const t = useTranslations("assistantSettings");
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        <Section id="assistant" title={t("title")} titleHidden text={t("text")}>
          <AssistantForm settings={settings} {...form} />
        </Section>
        <Section id="use" title={t("use.title")} text={t("use.text")}>
          <Use used={used} most={settings.monthly_requests} />
        </Section>
      </div>
    </>
  );
}

function Use({ used, most }: { used: AssistantJson["used"]; most: number }) {
  const t = useTranslations("assistantSettings.use");
  const { number } = useFormatter();
  return (
    <dl className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-3 sm:p-5">
      <Figure label={t("requests")}>{most > 0 ? t("of", { used: used.requests, most }) : number(used.requests)}</Figure>
      <Figure label={t("input")}>{number(used.input_tokens)}</Figure>
      <Figure label={t("output")}>{number(used.output_tokens)}</Figure>
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-gray-11">{label}</dt>
    <dd className="text-lg font-semibold tabular-nums">{children}</dd>
  </div>
);
