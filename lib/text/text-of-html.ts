import { plainLine, withoutTags } from "@/lib/text/text";

/** Of safe HTML. */
export const textOfHtml = (html: string): string =>
  withoutTags(html).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

const BREAKS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|t[dh]|pre|blockquote)\s*>/gi;

export const lineOfHtml = (html: string): string => plainLine(textOfHtml(html.replace(BREAKS, " ")));

/** Each block and each row of a table begins a line. */
export const linesOfHtml = (html: string): string =>
  textOfHtml(html.replace(/<\/t[dh]\s*>/gi, " ").replace(BREAKS, "\n"))
    .replace(/[ \t]*\n(?:[ \t]*\n)*/g, "\n")
    .trim();
