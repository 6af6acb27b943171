import { useTranslations } from "next-intl";
import { DetailsChevron } from "@/components/ui/controls/details-chevron";
import { TextLink } from "@/components/ui/controls/text-link";

export function ProgramExample({ siteUrl, login }: { siteUrl: string; login: string }) {
  const t = useTranslations("account.programs");
  return (
    <details className="group/details border-t border-gray-6 px-4 sm:px-5">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-gray-11 select-none hover:text-gray-12 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <DetailsChevron />
        {t("title")}
      </summary>
      <pre
        aria-label={t("example")}
        dir="ltr"
        className="mb-4 rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {`curl --user '${login}:abcd efgh ijkl mnop qrst uvwx' \\\n  ${siteUrl}/wp-json/boards/v2/projects`}
      </pre>
      <p className="mb-4">
        <TextLink href="/api-docs" className="inline-flex items-center pointer-coarse:min-h-11">
          {t("documentation")}
        </TextLink>
      </p>
    </details>
  );
}
