import { classNames } from "@/components/ui/class-names";

/** Markdown as far as summaries have it: headings, lists and bold words. Everything else is shown as it is written, so no answer can become HTML. */
export function SummaryText({ text }: { text: string }) {
  return (
    <div dir="auto" className="mt-4 flex max-h-[60vh] flex-col gap-1.5 overflow-y-auto">
      {text
        .split("\n")
        .map((line) => line.trim())
        .map((line, at) => line !== "" && <Line key={at} line={line} />)}
    </div>
  );
}

const HEADING = /^#{1,6} +/;
const ITEM = /^(?:[-*]|\d{1,3}\.) +(?:\[[ x]\] +)?/;

function Line({ line }: { line: string }) {
  const isItem = ITEM.test(line);
  const isHeading = HEADING.test(line);
  return (
    <p className={classNames(isItem && "flex gap-2 ps-1", isHeading && "mt-2 font-semibold")}>
      {isItem && <span aria-hidden>•</span>}
      <span className="min-w-0 wrap-anywhere">
        {line
          .replace(isItem ? ITEM : HEADING, "")
          .split("**")
          .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))}
      </span>
    </p>
  );
}
