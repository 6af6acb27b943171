import sanitize from "sanitize-html";

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
  // Existing clients see the text of a removed script, never the script.
  nonTextTags: ["style", "textarea", "option", "noscript"],
  nestingLimit: 64,
  exclusiveFilter: ({ tag, attribs }) => tag === "input" && attribs.type !== "checkbox",
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: attribs.target === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs }) },
};

/** HTML that may be stored and shown: formatting stays, everything that runs goes. */
export const safeHtml = (html: string): string => sanitize(html, OPTIONS);
