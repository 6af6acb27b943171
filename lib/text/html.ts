import { Parser } from "htmlparser2";
import sanitize from "sanitize-html";
import { Invalid } from "@/lib/errors";

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
  exclusiveFilter: ({ tag, attribs }) => tag === "input" && attribs.type !== "checkbox",
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs,
    }),
  },
};

/** Characters of input, and of stored HTML, in which entities may take more. */
export const LONGEST_HTML = 200_000;
export const LONGEST_STORED_HTML = 5 * LONGEST_HTML;

const DEEPEST = 500;

/** @throws Invalid for too much text or too deep nesting, which would take long to parse */
export function safeHtml(html: string): string {
  if (html.length > LONGEST_HTML) throw new Invalid("The text is too long.");
  refuseDeep(html);

  return sanitize(html.replace(/<(?![a-z/!?])/gi, "&lt;"), OPTIONS);
}

/** The sanitizer's parser counts `<li>` inside `<p>` inside `<li>` as nested, too. @throws Invalid */
function refuseDeep(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth > DEEPEST) throw new Invalid("The text is nested too deeply.");
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}
