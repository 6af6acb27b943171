import { useTranslations } from "next-intl";
import { marked, type MarkedToken, type Token, type Tokens } from "marked";
import { CodeBlock } from "@/components/api-docs/code-block";
import { Inline } from "@/components/api-docs/inline-text";
import { knownTokens } from "@/components/api-docs/known-tokens";

/** Markdown in English. */
export const Prose = ({ text }: { text: string }) => (
  <div lang="en" dir="ltr" className="flex max-w-180 flex-col gap-3">
    <Blocks tokens={marked.lexer(text)} />
  </div>
);

const Blocks = ({ tokens }: { tokens: readonly Token[] }) =>
  knownTokens(tokens).map((token, at) => <Block key={at} token={token} />);

function Block({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case "heading":
      return <Heading text={token.text} />;
    case "list":
      return (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-gray-9">
          {token.items.map((item, at) => (
            <li key={at}>
              <Blocks tokens={item.tokens} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table {...token} />;
    case "code":
      return <Example text={token.text} />;
    case "paragraph":
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case "space":
      return null;
    default:
      return <Inline tokens={[token]} />;
  }
}

function Heading({ text }: { text: string }) {
  const id = text.toLowerCase().replaceAll(/[^\w]+/g, "-");
  return (
    <h2 id={id} className="mt-6 scroll-mt-16 text-lg font-semibold first:mt-0">
      <a href={`#${id}`} className="rounded-[2px] hover:underline">
        {text}
      </a>
    </h2>
  );
}

function Example({ text }: { text: string }) {
  const t = useTranslations("docs.endpoint");
  return <CodeBlock label={t("example")} text={text} />;
}

function Table({ header, rows }: Tokens.Table) {
  const t = useTranslations("docs.endpoint");
  return (
    <div role="region" aria-label={t("table")} tabIndex={0} className="overflow-x-auto rounded-md border border-gray-6">
      <table className="w-full border-collapse text-sm">
        {header.some(({ text }) => text) && (
          <thead>
            <tr>
              {header.map(({ text }, at) => (
                <th key={at} scope="col" className="bg-gray-2 px-3 py-2 text-start font-medium text-gray-11">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-gray-6 first:border-t-0">
              {row.map((cell, place) => (
                <td key={place} className="px-3 py-2 align-top">
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
