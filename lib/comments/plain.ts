import { isVisible, withoutHiddenText } from "@/lib/text/text";

const NAMES = [
  ..."abbr acronym address applet area article aside audio base bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup".split(
    " ",
  ),
  ..."data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header".split(
    " ",
  ),
  ..."hgroup hr html iframe img image input ins kbd keygen label legend li link main map mark marquee math menu meta meter mglyph mtext nav nobr noembed noframes".split(
    " ",
  ),
  ..."noscript object ol optgroup option output param picture plaintext portal pre progress rp rt ruby samp script search section select slot small source span".split(
    " ",
  ),
  ..."strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt ul var video wbr xmp".split(
    " ",
  ),
];
/** One-letter tags need something like an attribute behind them: `a<b && c>d` has no tag. */
const KNOWN = `(?:/?(?:(?:${NAMES.join("|")})(?=[\\s/>])|[abipqsu](?=\\s*/?>|\\s+[a-z]))|!--|!doctype\\b)`;
const TAGS = new RegExp(`<${KNOWN}[^<>]*>`, "gi");
/** The lookbehind makes a run of brackets match once, which keeps it linear. */
const BRACKETS = new RegExp(`(?<!<)<+(?=${KNOWN})`, "gi");

/** Removes control characters and known HTML tags, as the reference does; block ends become line breaks. Keeps `a < b`,
 * `<3` and `List<String>`. Returns "" when nothing visible is left. Linear in the text's length. */
export function plainText(input: string): string {
  const text = input.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const stripped = text.includes("<") ? withoutKnownTags(text) : text;
  return isVisible(stripped) ? stripped.trim() : "";
}

function withoutKnownTags(text: string): string {
  const stripped = withoutHiddenText(text)
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>/gi, "\n")
    .replace(TAGS, "");
  // Removing tags can form new ones: only their brackets are removed, so that no third pass is needed.
  return stripped.search(TAGS) < 0 ? stripped : stripped.replace(BRACKETS, "");
}
