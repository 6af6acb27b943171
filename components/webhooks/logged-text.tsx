import { DetailsChevron } from "@/components/ui/controls/details-chevron";

/** What a program has sent, closed until it is opened. */
export function LoggedText({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <details className="group/details mt-1">
      <summary className="flex w-fit cursor-pointer items-center gap-1 rounded-sm text-sm text-gray-11 select-none hover:text-gray-12 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <DetailsChevron />
        {title}
      </summary>
      <pre
        dir="ltr"
        className="mt-1 max-h-60 overflow-y-auto rounded-sm border border-gray-6 bg-gray-2 px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {readable(text)}
      </pre>
    </details>
  );
}

/** JSON with line breaks. */
function readable(text: string): string {
  if (!text.startsWith("{")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
