import { LONGEST_HTML } from "@/lib/text/html";
import { htmlOfPlainText } from "@/lib/text/markdown";

const BLOCKS = "(?:ul|ol|li|h1|h2|blockquote|pre|table|tr|td)";
const AFTER_BLOCK = new RegExp(`(</${BLOCKS}>|<hr ?/?>)<br />`, "g");
const BEFORE_BLOCK = new RegExp(`<br />(?=</?${BLOCKS}>|<hr ?/?>)`, "g");
/** Their addresses expire. */
const PICTURES = /<img\b[^<>]*>/g;

/** HTML of a text in Asana's format, where a line break is a line break. The board document makes it safe. */
export function htmlOfRichText(rich: string, plain: string): string {
  const html = rich
    .replace(/<\/?body>/g, "")
    .replace(PICTURES, "")
    .trim()
    .replace(/\r?\n/g, "<br />")
    .replace(AFTER_BLOCK, "$1")
    .replace(BEFORE_BLOCK, "");
  return html === "" || html.length > LONGEST_HTML ? htmlOfPlainText(plain) : html;
}
