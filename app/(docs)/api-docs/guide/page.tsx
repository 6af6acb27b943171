import type { Metadata } from "next";
import { DocsScreen } from "@/components/api-docs/docs-screen";
import { Prose } from "@/components/api-docs/prose";
import { docsPages } from "@/lib/openapi/pages";
import { parsedDocument } from "@/lib/openapi/read";

export const metadata: Metadata = { title: "How to call the API" };

export default async function ApiGuidePage() {
  const document = await parsedDocument();
  return (
    <DocsScreen pages={docsPages(document)} current="guide" title="How to call">
      <Prose text={document.info.description} />
    </DocsScreen>
  );
}
