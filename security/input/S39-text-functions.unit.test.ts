import { keyIn } from "@/lib/incoming-mail/address/key";
import { comparable } from "@/lib/incoming-mail/message/headers";
import { replyText } from "@/lib/incoming-mail/message/reply-text";
import { descriptionOf, titleOf } from "@/lib/incoming-mail/message/task-texts";
import { replyTargetIn } from "@/lib/incoming-mail/reply-address";
import { describe, expect, test } from "vitest";
import { addressesIn } from "@/components/members/recipients";
import { typedMinutes } from "@/components/timesheet/entry/cells";
import { hrefOf, isWebAddress } from "@/components/text/editor/href";
import { isTypedText } from "@/components/text/editor/insert-text";
import { withoutTrailingLines } from "@/components/text/editor/extensions";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import { withReadablePictures } from "@/components/text/rich-text/attachments-in-text";
import { fileTitle, downloadName } from "@/lib/attachments/title";
import { mentionAt } from "@/components/text/editor/mention-at";
import { namePrefixes } from "@/lib/comments/mentions";
import { plainText } from "@/lib/comments/plain";
import { durationOf } from "@/lib/events/phrases";
import { renderComment } from "@/lib/comments/render";
import { dateFrom } from "@/lib/dates/dates";
import { withHeadingLevels } from "@/components/text/rich-text/heading-levels";
import { withTextDirection } from "@/components/text/rich-text/text-direction";
import { paragraphsOf, withUnfollowedLinks } from "@/lib/ideas/text";
import { excerptOf as ideaExcerptOf } from "@/components/roadmap/parts/idea-view";
import { entryOf } from "@/lib/exports/files";
import { csvRow } from "@/lib/text/csv";
import { downloadedName } from "@/lib/text/file-name";
import { guarded, withoutGuard } from "@/lib/text/formula-guard";
import { safeHtml } from "@/lib/text/html";
import { lineOfHtml, textOfHtml } from "@/lib/text/text-of-html";
import { dateOf } from "@/lib/imports/csv/dates";
import { namesIn } from "@/lib/imports/csv/survey";
import { htmlOfRichText } from "@/lib/imports/work/rich-text";
import { isJson } from "@/lib/http/request/body";
import { parseForm } from "@/lib/http/request/form";
import { publicAddress } from "@/lib/http/response/public-address";
import { ReadReport } from "@/lib/reports/inputs";
import { requestedRange } from "@/lib/http/request/ranges";
import { withFields } from "@/lib/http/input/shape";
import { calledRoute } from "@/lib/http/request/spelling";
import { spellingOf } from "@/server/spelling";
import { matchesEtag } from "@/lib/http/response/etag";
import { initialsOf } from "@/lib/text/initials";
import { suggestedLogin } from "@/lib/invitations/suggested-login";
import { frameResponse } from "@/lib/mail/frame-answer";
import { letterText } from "@/lib/mail/letter/letter";
import { letterHtml } from "@/lib/mail/letter/letter-html";
import { describeFailure } from "@/lib/mail/failure";
import { emailTexts } from "@/lib/mail/texts";
import { decoded } from "@/lib/outside/charset";
import { metaOf, nameOf } from "@/lib/outside/page-meta";
import { decodable } from "@/server/decodable";
import { withoutSecrets } from "@/lib/secrets/redact";
import { likePattern } from "@/lib/text/sql-search";
import { forReading, withTick } from "@/components/text/rich-text/check-list";
import { dateIn } from "@/components/quick-entry/quick-dates";
import { nameAt, readQuickEntry, titlesIn } from "@/components/quick-entry/quick-entry";
import { languagesFor } from "@/components/quick-entry/quick-words";
import { messagesIn } from "@/lib/i18n/catalogue";
import { unfinishedAt } from "@/lib/search/complete";
import { excerptOf } from "@/lib/search/excerpt";
import { plainTextOf } from "@/lib/search/present";
import { readSearchQuery } from "@/lib/search/query";
import { termsOf } from "@/lib/search/terms";
import { html } from "@/lib/board-document/parts";
import { References } from "@/lib/imports/references";
import { rewriter } from "@/lib/imports/write/texts";
import { withOurLinks } from "@/lib/imports/wordpress/convert/texts";
import { valueOf } from "@/lib/imports/wordpress/read/values";
import { htmlOfMarkdown } from "@/lib/text/markdown";
import { cut, isVisible, plainLine, slugOf } from "@/lib/text/text";
import { minutesFrom } from "@/lib/time/duration";
import { dayOfAddress } from "@/lib/timesheet/week-days";
import { isLinear } from "@/lib/testing/probes/work";
import { deviceOf } from "@/components/account/device";
import { returnAddress } from "@/lib/users/application-passwords/return-address";
import { isLocale } from "@/lib/i18n/locale";
import { SLOW_TEXTS } from "@/security/input/slow-texts";

const rewriteImported = rewriter({
  links: new Map([["https://old.example/files/0123456789abcdef", "https://boards.test/files/x"]]),
  ids: new References(),
  site: "https://boards.test",
});
const TODAY = "2026-11-23";
const people = ["<", "a", "anna", "@"].map((login, at) => ({ id: at + 1, login, nicename: login, displayName: login }));
const named = people.map(({ id, login }) => ({ id, names: [login] }));
const languages = ["de", "ar"].flatMap((locale) => languagesFor({ locale, ...messagesIn(locale).quickEntry }));
const page = new URL("https://example.com/page");
const request = (headers: Record<string, string>, url = "https://boards.test/") =>
  ({ method: "GET", url, headers: new Headers(headers) }) as Request;
const letter = (words: string) => ({
  locale: "ar",
  subject: words,
  greeting: emailTexts("ar").rich("greeting.named", { name: words }),
  about: { title: words, place: [words] },
  paragraphs: [words, { quote: words }],
  ending: words,
});
const sender = { name: "Boards", address: "", logo: "" };
/** Headers contain ASCII only. */
const header = (text: string) => text.replace(/[^\x20-\x7e]/g, "x").trim();
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

type Read = (text: string) => unknown;

/** All functions that parse or transform text of other people. */
const READERS: Record<string, Read> = {
  "a title": plainLine,
  "a text that moves in": (text) =>
    withOurLinks(text, { sites: ["https://old.example"], to: "https://boards.test", keepsIds: true }),
  "a text that is imported": (text) => [rewriteImported(text), html.parse(text.slice(0, 100_000))],
  "a value that moves in": (text) => [valueOf(`a:1:{${text}`), valueOf(`a:1:{s:1:"${text}`)],
  "a reply by email": (text) => [replyText(text), replyText(text.replaceAll("x", "\n"))],
  "an email": (text) => [titleOf({ subject: text, text }), descriptionOf({ text, html: text, refusedFiles: [] })],
  "the address of an email": (text) => [replyTargetIn(`reply-${text}`), keyIn(text), comparable(text)],
  "a slug": slugOf,
  "a cut": (text) => cut(text, 255),
  "whether anything is visible": isVisible,
  "a comment's text": plainText,
  "a comment with mentions": (text) => renderComment(text, people, "https://boards.test"),
  "the names in a comment": namePrefixes,
  "the name behind the caret": (text) => mentionAt(text, text.length),
  "safe HTML": safeHtml,
  "a line of HTML": lineOfHtml,
  "a text in Markdown": htmlOfMarkdown,
  "a text of another tool": (text) => htmlOfRichText(text, text),
  "a date of a table": (text) => dateOf(text, "m/d/y"),
  "names in a cell": namesIn,
  "the words of HTML": textOfHtml,
  "pictures in a text": withReadablePictures,
  "a ticked box": (text) => withTick(text, 1_000, true),
  "boxes for reading": forReading,
  "headings for reading": withHeadingLevels,
  "directions for reading": withTextDirection,
  "a guest's text": paragraphsOf,
  "links of guests": withUnfollowedLinks,
  "the beginning of an idea": ideaExcerptOf,
  "a title with dates and names": (text) =>
    readQuickEntry(text, { labels: named, people: named, today: TODAY, languages }),
  "a date in a title": (text) => dateIn(text, { languages, today: TODAY, isMeant: () => false }),
  "titles in pasted lines": titlesIn,
  "the parts of a search": termsOf,
  "a query for tasks": readSearchQuery,
  "what is typed in a search": (text) => unfinishedAt(text, text.length),
  "the marked parts of a text": (text) => excerptOf(text, ["x", "a", "<", "🎉"]),
  "the text of a shortened description": plainTextOf,
  "addresses in a pasted list": addressesIn,
  "the sign before the caret": (text) => nameAt(text, text.length),
  "a date": dateFrom,
  "a report": (text) => ReadReport.safeParse({ board_id: text, start_date: text, end_date: text }),
  "a locale": isLocale,
  "a line of a log": (text) =>
    withoutSecrets({ text, path: `/?rest_route=/${text}`, message: `invocation:\n\n${text}` }),
  "an error of the mail server": (text) => describeFailure(new Error(text)),
  "a letter": (text) => [letterText(letter(text), sender), letterHtml(letter(text), sender)],
  "a mail in its frame": (text) => frameResponse(text, { withPictures: false }),
  "a linked page": (text) => metaOf(`<title>${text}</title><meta name="description" content="${text}">`, page),
  "the head of a linked page": (text) => metaOf(text, page),
  "the name of a linked file": (text) => nameOf(new URL(`https://example.com/${encoded(text)}`)),
  "a charset": (text) => decoded(Buffer.from(text), `text/html; charset=${text}`),
  "a charset in a head": (text) => decoded(Buffer.from(`<meta ${text}`)),
  "a row of CSV": (text) => csvRow([text, text]),
  "a text that was guarded": (text) => withoutGuard(guarded(text)),
  "a download's name": (text) => downloadedName(text, "2027-01-31", "csv"),
  "an archived file's name": (text) => entryOf({ id: 1, title: text, attachmentType: "text/plain" }),
  "a file's title": fileTitle,
  "a file's name": (text) => downloadName(text, "text/plain"),
  "a form": (text) => refusedOr(() => parseForm(text)),
  "the value of a form": (text) => refusedOr(() => parseForm(`task[title]=${encoded(text)}`)),
  "a path": decodable,
  "a spelling": (text) =>
    ["/", `/api/${text}`].map((path) =>
      spellingOf(path, `?rest_route=${text}`, { BOARDS_SLUG: "acme", BOARDS_REST_PREFIX: "api" }),
    ),
  "the called route": (text) =>
    ofAddress(text, (url) => [calledRoute(request({}, url)), publicAddress(request({}, url))]),
  _fields: (text) => withFields({ a: [{ b: 1 }] }, text),
  "a typed duration": (text) => [minutesFrom(text), typedMinutes(text), minutesFrom(`1h${text}`)],
  "a duration of an activity entry": durationOf,
  "a day in an address": dayOfAddress,
  "a range": (text) => requestedRange(request({ range: header(`bytes=${text}`) }), 1_000, '"1"'),
  "a known version": (text) => matchesEtag(request({ "if-none-match": header(text) }), '"1"'),
  "a content type": isJson,
  "a browser's name": deviceOf,
  initials: initialsOf,
  "a suggested login": suggestedLogin,
  "a return address": returnAddress,
  "a search": likePattern,
  "a bare name": normalizeText,
  "a typed link": hrefOf,
  "a pasted address": isWebAddress,
  "typed words": (text) => isTypedText(text, text.length),
  "an open end": withoutTrailingLines,
};

function refusedOr(read: () => unknown) {
  try {
    return read();
  } catch (error) {
    expect(error).toHaveProperty("status", 400);
    return null;
  }
}

/** Only valid addresses reach these functions. */
function ofAddress(text: string, read: (url: string) => unknown) {
  const url = `https://boards.test/wp-json/${text}?rest_route=/${text}`;
  return URL.canParse(url) ? read(url) : null;
}

/** Short texts are fast to try, but chance disturbs them more, so a longer one must confirm a bad result. */
const SIZE = 16_000;

function isLinearAt(size: number, textOf: (length: number) => string, read: Read): Promise<boolean> {
  const [once, twice] = [textOf(size), textOf(2 * size)];
  return isLinear(
    () => refusedOr(() => read(once)),
    () => refusedOr(() => read(twice)),
  );
}

describe("S39: a text that is twice as long takes at most about twice the time", () => {
  test.each(Object.entries(READERS))("in %s", { timeout: 300_000 }, async (_, read) => {
    const slow: string[] = [];
    for (const [name, textOf] of Object.entries(SLOW_TEXTS)) {
      if (!(await isLinearAt(SIZE, textOf, read)) && !(await isLinearAt(4 * SIZE, textOf, read))) slow.push(name);
    }

    expect(slow).toEqual([]);
  });
});
