import { ChevronRight } from "lucide-react";
import { TextLink } from "@/components/ui/controls/text-link";

export const ProgramExample = ({ siteUrl, login }: { siteUrl: string; login: string }) => (
  <details className="group/example border-t border-gray-6 px-4 sm:px-5">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-gray-11 select-none hover:text-gray-12 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 transition-transform group-open/example:rotate-90 rtl:-scale-x-100"
        strokeWidth={1.5}
      />
      How a program uses it
    </summary>
    <pre
      aria-label="Example of a request"
      dir="ltr"
      className="mb-4 rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {`curl --user '${login}:your application password' \\\n  ${siteUrl}/wp-json/boards/v2/projects`}
    </pre>
    <p className="mb-4">
      <TextLink href="/api-docs" className="inline-flex items-center pointer-coarse:min-h-11">
        Everything that programs can do
      </TextLink>
    </p>
  </details>
);
