import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/api-docs/copy-button";

export function CodeBlock({ label, text }: { label: string; text: string }) {
  const t = useTranslations("docs");
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-gray-6 bg-gray-2">
      <figcaption className="flex min-h-9 items-center gap-2 border-b border-gray-6 ps-3 pe-1 text-sm text-gray-11">
        <span className="me-auto">{label}</span>
        <CopyButton text={text} label={t("copy", { label })} />
      </figcaption>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        dir="ltr"
        className="max-h-100 overflow-auto px-3 py-2.5 font-mono text-sm focus-visible:-outline-offset-2"
      >
        {text}
      </pre>
    </figure>
  );
}
