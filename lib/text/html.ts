import sanitize from "sanitize-html";
import { Invalid } from "@/lib/errors";
import { shallowTokenizer } from "@/lib/text/shallow-tokenizer";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code", "span", "div"],
    ...["b", "strong", "i", "em", "u", "s", "del", "ins", "mark", "sub", "sup", "small"],
    ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "a", "img", "label", "input"],
  ],
  allowedAttributes: {
    a: ["href", "title", "target", "rel", "class"],
    img: ["src", "alt", "title", "width", "height"],
    input: ["type", "checked", "disabled"],
    ol: ["start", "type"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
    ul: ["data-type"],
    li: ["data-type", "data-checked"],
    code: ["class"],
  },
  allowedClasses: { a: ["fbs_link", "fbs_mention"], code: [/^language-[\w-]+$/] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  // Existing clients see the text of a removed script, but never the script.
  nonTextTags: ["style", "textarea", "option", "noscript"],
  nestingLimit: 64,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs,
    }),
  },
};

/** Characters of input, of which two fit into a request, and of stored HTML, in which entities may take more. */
export const LONGEST_HTML = 500_000;
export const LONGEST_STORED_HTML = 5 * LONGEST_HTML;

/** Deeper than what the sanitizer keeps, and constant, so that the time is linear. */
const DEEPEST = 128;

/** The sanitizer writes neither brackets nor double quotes inside an attribute. */
const OTHER_INPUTS = /<input(?![^<>]* type="checkbox")[^<>]*>/g;

/** In linear time, however the elements are nested. @throws Invalid for a text that is too long to store */
export function safeHtml(html: string): string {
  if (html.length > LONGEST_HTML) throw new Invalid("The text is too long.");

  const withoutSingleBrackets = html.replace(/<(?![a-z/!?])/gi, "&lt;");
  return sanitize(withoutSingleBrackets, { ...OPTIONS, ...linearParsing() }).replace(OTHER_INPUTS, "");
}

/** For one text. */
function linearParsing(): sanitize.IOptions {
  let depth = 0;
  return {
    onOpenTag: () => void (depth += 1),
    onCloseTag: () => void (depth -= 1),
    parser: { Tokenizer: shallowTokenizer(DEEPEST, () => depth) },
  };
}
