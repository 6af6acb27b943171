"use client";
import { useTranslations } from "next-intl";
import { Tabs } from "@/components/ui/lists/tabs";
import { examplesFor, LANGUAGES } from "@/lib/webhooks/incoming/examples";

export function CallExamples({ url }: { url: string }) {
  const t = useTranslations("webhooks.incoming.examples");
  const examples = examplesFor(url);
  const tabs = LANGUAGES.map((language) => ({
    value: language,
    label: t(`languages.${language}`),
    panel: (
      <pre dir="ltr" tabIndex={0} className="overflow-x-auto p-4 text-start font-mono text-sm">
        {examples[language]}
      </pre>
    ),
  }));
  return <Tabs label={t("title")} tabs={tabs} />;
}
