import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DocsScreen } from "@/components/api-docs/docs-screen";
import { Prose } from "@/components/api-docs/prose";
import { docsPages } from "@/lib/openapi/pages";
import { parsedDocument } from "@/lib/openapi/read";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("pageTitle", { page: t("nav.guide") }) };
}

export default async function ApiGuidePage() {
  const [t, document] = await Promise.all([getTranslations("docs.nav"), parsedDocument()]);
  return (
    <DocsScreen pages={docsPages(document)} current="guide" title={t("guide")}>
      <Prose text={document.info.description} />
    </DocsScreen>
  );
}
