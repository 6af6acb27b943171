import { DetailsChevron } from "@/components/ui/controls/details-chevron";

interface FormPartProps {
  title: string;
  summary?: string;
  children: React.ReactNode;
}

export function FormPart({ title, summary, children }: FormPartProps) {
  return (
    <details className="group/details">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 rounded-sm py-1.5 select-none focus-visible:-outline-offset-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <DetailsChevron />
        <span className="shrink-0 font-medium">{title}</span>
        {summary && (
          <span className="ms-auto min-w-0 truncate ps-4 text-gray-11 group-open/details:hidden">
            <bdi>{summary}</bdi>
          </span>
        )}
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
