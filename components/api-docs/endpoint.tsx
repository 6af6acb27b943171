import { useTranslations } from "next-intl";
import { CodeBlock } from "@/components/api-docs/code-block";
import { Method } from "@/components/api-docs/method";
import { ParameterList } from "@/components/api-docs/parameter-list";
import { Prose } from "@/components/api-docs/prose";
import type { EndpointOnPage } from "@/lib/openapi/pages";

export function Endpoint({ prose, parameters, command, answer, refusals, ...endpoint }: EndpointOnPage) {
  const t = useTranslations("docs.endpoint");
  const { id } = endpoint;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-16 flex-col gap-4 border-t border-gray-6 pt-8"
    >
      <Heading {...endpoint} />
      {prose && <Prose text={prose} />}
      {parameters.map(({ place, rows }) => (
        <ParameterList key={place} place={place} rows={rows} />
      ))}
      <CodeBlock label={t("request")} text={command} />
      {answer.json !== null && <CodeBlock label={t("response", { status: answer.status })} text={answer.json} />}
      {refusals.map(({ status, title: message, json }) => (
        <details key={json} className="rounded-sm">
          <summary className="cursor-pointer rounded-sm py-1 text-sm text-gray-11 hover:text-gray-12 pointer-coarse:py-2.5">
            {t.rich("error", { status, message, english: inEnglish })}
          </summary>
          <div className="mt-2">
            <CodeBlock label={t("errorExample", { status })} text={json} />
          </div>
        </details>
      ))}
    </section>
  );
}

function Heading({ id, method, path, title, who }: Pick<EndpointOnPage, "id" | "method" | "path" | "title" | "who">) {
  const t = useTranslations("docs.endpoint");
  return (
    <div className="min-w-0">
      <h2 id={`${id}-title`} lang="en" className="text-lg font-semibold">
        <a href={`#${id}`} className="rounded-[2px] hover:underline">
          {title}
        </a>
      </h2>
      <p className="mt-2 flex min-w-0 items-start gap-2.5">
        <Method>{method}</Method>
        <span dir="ltr" className="min-w-0 font-mono text-sm leading-5 wrap-anywhere">
          {path}
        </span>
      </p>
      {who && <p className="mt-2 text-sm text-gray-11">{t.rich("who", { who, english: inEnglish })}</p>}
    </div>
  );
}

/** The reference itself is not translated. */
const inEnglish = (chunks: React.ReactNode) => (
  <span lang="en" dir="ltr">
    {chunks}
  </span>
);
