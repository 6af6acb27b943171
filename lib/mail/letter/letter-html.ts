import {
  isLinkList,
  isQuote,
  type Letter,
  type LinkList,
  phraseText,
  type Sender,
  type Phrase,
} from "@/lib/mail/letter/letter";
import { translator } from "@/lib/i18n/catalogue";
import { directionOf, languageTag } from "@/lib/i18n/locale";
import { escapeHtml } from "@/lib/text/escape-html";
import { plainLine } from "@/lib/text/text";

/** Each element repeats its colours inline, because many mail programs drop the style sheet. */
const INK = {
  page: "#f3f4f7",
  card: "#ffffff",
  line: "#dfe1e8",
  text: "#1d212c",
  quiet: "#5a6071",
  accent: "#4f46c8",
  link: "#4a41bd",
  quote: "#f3f4f7",
};
const DARK = {
  page: "#14161c",
  card: "#1e212a",
  line: "#373c49",
  text: "#eef0f5",
  quiet: "#a9afbf",
  accent: "#5b52d6",
  link: "#b3b5ff",
  quote: "#282c37",
};

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${DARK.page}!important}
.card{background-color:${DARK.card}!important;border-color:${DARK.line}!important}
.text{color:${DARK.text}!important}
.quiet{color:${DARK.quiet}!important}
.link{color:${DARK.link}!important}
.quote{background-color:${DARK.quote}!important;border-color:${DARK.line}!important;color:${DARK.text}!important}
.button{background-color:${DARK.accent}!important}
.line{border-color:${DARK.line}!important}
}
@media (max-width:480px){.cell{padding-left:20px!important;padding-right:20px!important}}`;

/** Tables, because all mail programs lay them out alike, in light and dark mode. Many drop `html` and `body`, so that
 * the outer table repeats their direction. */
export function letterHtml(letter: Letter, sender: Sender): string {
  const direction = `dir="${directionOf(letter.locale)}"`;
  const side = `align="${directionOf(letter.locale) === "rtl" ? "right" : "left"}"`;
  return `<!doctype html>
<html lang="${languageTag(letter.locale)}" ${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(plainLine(letter.subject))}</title>
<style>${SHEET}</style>
</head>
<body class="page" ${direction} style="margin:0;padding:0;background-color:${INK.page};-webkit-text-size-adjust:100%">
<div ${direction} style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview(letter.paragraphs))}</div>
<table role="presentation" class="page" lang="${languageTag(letter.locale)}" ${direction} width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${INK.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="cell" ${side} style="padding:0 32px 16px;text-align:start">${brand(sender)}</td></tr>
<tr><td class="card cell" ${side} style="padding:28px 32px;text-align:start;background-color:${INK.card};border:1px solid ${INK.line};border-radius:12px">
${content(letter)}
</td></tr>
<tr><td class="cell" ${side} style="padding:20px 32px 0;text-align:start">${foot(letter, sender)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

const content = ({ about, greeting, paragraphs, action }: Letter): string =>
  [about ? title(about) : "", paragraph(greeting), ...paragraphs.map(part), action ? button(action) : ""].join("\n");

function preview(paragraphs: Letter["paragraphs"]): string {
  const words = paragraphs.map((each) =>
    isQuote(each) ? each.quote : isLinkList(each) ? each.heading : phraseText(each),
  );
  return plainLine(words.join(" ").slice(0, 200));
}

function brand({ name, logo }: Sender): string {
  if (logo)
    return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="36" style="display:block;height:36px;max-width:240px;border:0;font:600 16px/36px ${FONT};color:${INK.text}">`;
  return `<p class="text" style="margin:0;font:600 16px/24px ${FONT};color:${INK.text}">${isolated(name)}</p>`;
}

const title = (
  about: NonNullable<Letter["about"]>,
) => `<p class="quiet" style="margin:0 0 2px;font:13px/20px ${FONT};color:${INK.quiet}">${about.place.map(isolated).join(" › ")}</p>
<h1 class="text" style="margin:0 0 20px;font:600 20px/28px ${FONT};color:${INK.text};overflow-wrap:anywhere">${isolated(about.title)}</h1>`;

function part(each: Letter["paragraphs"][number]): string {
  if (isQuote(each)) return quote(each.quote);
  return isLinkList(each) ? linkList(each) : paragraph(each);
}

const paragraph = (words: Phrase) =>
  `<p class="text" style="margin:0 0 14px;font:15px/23px ${FONT};color:${INK.text};overflow-wrap:anywhere">${phraseHtml(words)}</p>`;

const phraseHtml = (words: Phrase) => (typeof words === "string" ? escapeHtml(words) : words.html);

const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

const quote = (text: string) =>
  `<blockquote class="quote" dir="auto" style="margin:0 0 16px;padding:12px 16px;background-color:${INK.quote};border-inline-start:3px solid ${INK.line};border-radius:6px;font:15px/23px ${FONT};color:${INK.text};overflow-wrap:anywhere">${text.split("\n").map(escapeHtml).join("<br>")}</blockquote>`;

function linkList({ heading, items, more }: LinkList): string {
  const rows = items.map(
    ({
      title: name,
      url,
      note,
    }) => `<tr><td class="line" style="padding:9px 0;text-align:start;border-top:1px solid ${INK.line};font:15px/22px ${FONT};overflow-wrap:anywhere">
<a class="link" href="${escapeHtml(url)}" style="color:${INK.link};text-decoration:none;font-weight:600">${isolated(name)}</a><br>
<span class="quiet" style="font-size:13px;color:${INK.quiet}">${phraseHtml(note)}</span></td></tr>`,
  );
  return `<h2 class="text" style="margin:20px 0 8px;font:600 15px/22px ${FONT};color:${INK.text}">${escapeHtml(heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join("")}</table>${more ? paragraph(more) : ""}`;
}

const button = ({
  label,
  url,
}: NonNullable<
  Letter["action"]
>) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 0"><tr><td class="button" style="border-radius:8px;background-color:${INK.accent}">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:11px 20px;font:600 15px/20px ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

function foot({ locale, ending, links = [], action }: Letter, { name, address }: Sender): string {
  const small = (html: string) =>
    `<p class="quiet" style="margin:0 0 10px;font:13px/20px ${FONT};color:${INK.quiet};overflow-wrap:anywhere">${html}</p>`;
  const anchors = links.map(
    ({ label, url }) =>
      `<a class="quiet" href="${escapeHtml(url)}" style="color:${INK.quiet};text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  return [
    small(escapeHtml(ending)),
    anchors.length ? small(anchors.join(" &nbsp;·&nbsp; ")) : "",
    // The address can be copied where the button doesn't work. Mails about tasks have their links in the text, too.
    action && !links.length ? small(addressHtml(locale, action.url)) : "",
    address ? small([name, ...address.split("\n")].map(isolated).join("<br>")) : "",
  ].join("");
}

const addressHtml = (locale: string, url: string) =>
  translator(locale, "emails.footer").markup("address", {
    address: escapeHtml(url),
    link: (address) => `<span class="link" dir="ltr" style="color:${INK.link};word-break:break-all">${address}</span>`,
  });
