import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DocsScreen } from "@/components/api-docs/docs-screen";
import { Endpoint } from "@/components/api-docs/endpoint";
import { Prose } from "@/components/api-docs/prose";
import { TextLink } from "@/components/ui/controls/text-link";
import { docsPages } from "@/lib/openapi/pages";
import { parsedDocument } from "@/lib/openapi/read";

interface PageProps {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations(), pageOf(params)]);
  return { title: page ? t("docs.pageTitle", { page: page.title }) : t("ui.pages.notFound.tab") };
}

export default async function ApiDocsOfNounPage({ params }: PageProps) {
  const [t, { pages, page }] = await Promise.all([getTranslations("docs.nav"), pageOf(params)]);
  if (!page) notFound();

  return (
    <DocsScreen pages={pages} current={page.slug} title={page.title} lang="en">
      <Prose text={page.intro} />
      <p className="text-sm text-gray-11 lg:hidden">
        <TextLink href="/api-docs">{t("allEndpoints")}</TextLink>
      </p>
      {page.endpoints.map((endpoint) => (
        <Endpoint key={endpoint.id} {...endpoint} />
      ))}
    </DocsScreen>
  );
}

async function pageOf(params: PageProps["params"]) {
  const [{ page: slug }, document] = await Promise.all([params, parsedDocument()]);
  const pages = docsPages(document);
  return { pages, page: pages.find((each) => each.slug === slug) };
}
