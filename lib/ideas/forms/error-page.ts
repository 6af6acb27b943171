import "server-only";
import { CAPTCHA_PROVIDERS, captchaSources } from "@/lib/captcha/providers";
import type { Captcha } from "@/lib/captcha/setting";
import { newStamp, STAMP_FIELD, stampAgain } from "@/lib/guests/form-stamp";
import { refusalReply } from "@/lib/http/response/reply";
import { isRefusal, screenTextsOf } from "@/lib/http/response/screen-texts";
import { smallPage } from "@/lib/http/response/small-page";
import { translator } from "@/lib/i18n/catalogue";
import type { Messages } from "@/lib/i18n/messages";
import type { Fields, FormKind } from "@/lib/ideas/forms/form";
import { escapeHtml } from "@/lib/text/escape-html";

interface ErrorPage {
  kind: FormKind;
  error: unknown;
  fields: Fields;
  locale: string;
  /** Of the form. */
  address: string;
  /** Null if the roadmap was not found. */
  boardId: number | null;
  /** For guests. */
  captcha: Captcha | null;
}

/** Says what is wrong, with the form as it was filled in, so that it can be sent again. */
export function errorPage({ kind, error, fields, locale, address, boardId, captcha }: ErrorPage): Response {
  const { status, body, headers } = refusalReply(error);
  const t = translator(locale, "roadmap.refused");
  const { message, params } = isRefusal(body)
    ? screenTextsOf(body, status, locale)
    : { message: t("general"), params: {} };
  const problems = problemsOf(params);
  const page = address.slice(0, address.lastIndexOf("/"));
  const signIn = `/login?redirect_to=${encodeURIComponent(page)}`;
  const widget = WITH_TEXT.has(kind) ? captcha : null;
  const stamp = boardId === null ? "" : stampOf(boardId, fields);
  return smallPage({
    locale,
    title: t(`titles.${kind}`),
    style: STYLE,
    status,
    headers: asStrings(headers),
    sources: captchaSources(widget?.provider ?? null),
    content: `
<p role="alert" class="problem">${escapeHtml(message)}</p>
${status === 401 ? `<p><a href="${signIn}">${escapeHtml(t("signIn"))}</a></p>` : ""}
<form method="post" action="${escapeHtml(address)}">
<input type="hidden" name="${STAMP_FIELD}" value="${escapeHtml(stamp)}">
${FIELDS[kind].map((field) => fieldHtml(field, fields, problems, locale)).join("\n")}
${widget ? captchaHtml(widget, signIn, locale) : ""}
<button>${escapeHtml(t("again"))}</button>
</form>
<p><a href="${escapeHtml(page)}">${escapeHtml(t("back"))}</a></p>`,
  });
}

/** Votes and deletions need no captcha. */
const WITH_TEXT: ReadonlySet<FormKind> = new Set(["idea", "comment", "reply", "follow"]);

/** The provider's script makes the widget by itself. */
function captchaHtml({ provider, siteKey }: Captcha, signIn: string, locale: string): string {
  const t = translator(locale, "roadmap.captcha");
  const { script, className } = CAPTCHA_PROVIDERS[provider];
  const hint = t.markup("noScript", { link: (chunks) => `<a href="${signIn}">${chunks}</a>` });
  return `<noscript><p>${hint}</p></noscript>
<div class="${className}" data-sitekey="${escapeHtml(siteKey)}"></div>
<script src="${script}" async defer></script>`;
}

const stampOf = (boardId: number, fields: Fields) =>
  fields[STAMP_FIELD] === undefined ? newStamp(boardId) : stampAgain(boardId, fields[STAMP_FIELD]);

const asStrings = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name === "Retry-After"));

type Shown = keyof Messages["roadmap"]["refused"]["fields"];
type Field =
  | readonly [name: Shown, kind: "line" | "lines" | "email"]
  | readonly [name: "comment_id" | "place" | "blocks_network" | "removes_content" | "back" | "follow", kind: "hidden"];

const AUTHOR: Field[] = [
  ["name", "line"],
  ["email", "email"],
];
const COMMENT: Field[] = [
  ["comment_id", "hidden"],
  ["place", "hidden"],
];
const FIELDS: Record<FormKind, Field[]> = {
  idea: [["title", "line"], ["description", "lines"], ...AUTHOR],
  comment: [["message", "lines"], ...AUTHOR],
  reply: [...COMMENT, ["message", "lines"], ...AUTHOR],
  delete: COMMENT,
  block: [...COMMENT, ["blocks_network", "hidden"], ["removes_content", "hidden"]],
  vote: [["back", "hidden"]],
  follow: [
    ["follow", "hidden"],
    ["email", "email"],
  ],
};

/** Fields that the form did not have, such as the name of someone with an account, stay away. */
function fieldHtml([name, kind]: Field, fields: Fields, problems: Fields, locale: string): string {
  const value = fields[name];
  if (value === undefined) return "";
  if (kind === "hidden") return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

  const label = escapeHtml(translator(locale, "roadmap.refused.fields")(name));
  const problem = problems[name];
  const marks = problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const note = problem === undefined ? "" : `<span id="${name}-problem" class="note">${escapeHtml(problem)}</span>`;
  const control =
    kind === "lines"
      ? `<textarea name="${name}" dir="auto" rows="8"${marks}>\n${escapeHtml(value)}</textarea>`
      : `<input type="${kind === "email" ? "email" : "text"}" name="${name}" dir="${kind === "email" ? "ltr" : "auto"}" value="${escapeHtml(value)}"${marks}>`;
  return `<label>${label}${control}${note}</label>`;
}

/** By the names that the form has: the API calls the same fields `comment[author][author_name]`. */
const problemsOf = (params: Record<string, string>): Fields =>
  Object.fromEntries(
    Object.entries(params).map(([field, text]) => [
      field
        .replace(/^.*[.[]/, "")
        .replace(/\]$/, "")
        .replace(/^author_/, ""),
      text,
    ]),
  );

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#23262f, #eef0f4); --line: light-dark(#b9bfcb, #4a5160); --accent: light-dark(#4f46c8, #a5a8f5) }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fbfcfd, #15171c); max-width: 36rem; margin: 10vh auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.25rem; line-height: 1.25 }
a { color: var(--accent) }
label { display: block; margin: 1rem 0; font-weight: 500 }
input:not([type=hidden]), textarea { display: block; width: 100%; box-sizing: border-box; margin-top: .375rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit; background: light-dark(#fff, #101217); border: 1px solid var(--line); border-radius: 6px }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; font-weight: 500; color: #fff; background: #4f46c8; border: 0; border-radius: 6px }
.note { display: block; margin-top: .25rem; font-size: .875rem; font-weight: 400; color: light-dark(#b3261e, #f2a39c) }
.problem { border-inline-start: 4px solid light-dark(#b3261e, #f2a39c); padding: .25rem .75rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;
