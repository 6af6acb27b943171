import looks from "@/components/text/rich-text/rich-text.module.css";
import { classNames } from "@/components/ui/class-names";
import { readableHtml } from "@/components/text/rich-text/readable-html";

interface StaticTextProps {
  /** Must be the output of `safeHtml`. */
  html: string;
  className?: string;
}

/** A text that is only read, for pages that need no script. */
export const StaticText = ({ html, className }: StaticTextProps) => (
  <div
    dir="auto"
    className={classNames(looks.text, className)}
    dangerouslySetInnerHTML={{ __html: readableHtml(html) }}
  />
);
