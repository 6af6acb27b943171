import { CodeBlock } from "@/components/api-docs/code-block";
import { InlineText } from "@/components/api-docs/inline-text";
import { type Block, blocksOf } from "@/components/api-docs/markdown";

export const Prose = ({ text }: { text: string }) => (
  <div className="flex max-w-180 flex-col gap-3">
    {blocksOf(text).map((block, at) => (
      <Part key={at} block={block} />
    ))}
  </div>
);

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} className="mt-6 scroll-mt-16 text-lg font-semibold first:mt-0">
          <a href={`#${block.id}`} className="rounded-[2px] hover:underline">
            {block.text}
          </a>
        </h2>
      );
    case "list":
      return (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-gray-9">
          {block.items.map((item, at) => (
            <li key={at}>
              <InlineText>{item}</InlineText>
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table {...block} />;
    case "code":
      return <CodeBlock label="Example" text={block.text} />;
    case "paragraph":
      return (
        <p>
          <InlineText>{block.text}</InlineText>
        </p>
      );
  }
}

const Table = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <div role="region" aria-label="Table" tabIndex={0} className="overflow-x-auto rounded-md border border-gray-6">
    <table className="w-full border-collapse text-sm">
      {head.some(Boolean) && (
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className="bg-gray-2 px-3 py-2 text-start font-medium text-gray-11">
                {cell}
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
                <InlineText>{cell}</InlineText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
