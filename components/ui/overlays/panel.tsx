import { classNames } from "@/components/ui/class-names";

export function Panel({ className, ...rest }: React.ComponentProps<"div">) {
  return <div {...rest} className={classNames("rounded-md border border-gray-6 bg-surface", className)} />;
}

interface SectionProps {
  id: string;
  title: string;
  /** For a page with the same heading. */
  titleHidden?: boolean;
  text?: React.ReactNode;
  action?: React.ReactNode;
  children: React.ReactNode;
}

/** A part of a long page, with an anchor for links. */
export function Section({ id, title, titleHidden, text, action, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-16">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2
            id={`${id}-title`}
            className={classNames("text-lg leading-tight font-semibold", titleHidden && "sr-only")}
          >
            {title}
          </h2>
          {text && <p className="mt-1 max-w-prose text-gray-11">{text}</p>}
        </div>
        {action}
      </div>
      <Panel>{children}</Panel>
    </section>
  );
}

export const floatingStyle =
  "origin-(--transform-origin) rounded-md border border-gray-6 bg-floating shadow-floating outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";
