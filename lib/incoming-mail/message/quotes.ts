/** Longer lines are prose: no pattern looks at them, which keeps reading linear. */
const LONGEST = 300;
const within = (line: string) => line.length <= LONGEST;

const WROTE =
  "wrote|writes|schrieb|schreibt|geschrieben|a écrit|écrit|escribió|ha scritto|scrisse|schreef|escreveu|skrev|napisał|napisała|написал|написала|yazdı|كتب|كتبت|写道|のメッセージ";
/** "On Mon 3 May, Anna <anna@example.com> wrote:" */
const ATTRIBUTION = new RegExp(`(?:\\b|\\s|^)(?:${WROTE})[^:：]*[:：]\\s*$`, "iu");
const DATE_OR_ADDRESS = /\d|[^\s<>@]@[^\s<>@]/;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
/** An introduction that is broken into lines begins with a date. */
const DATE_AHEAD = /^\s*(?:on|am|le|el|il|op|em|den|pe|w dniu|dnia|в|في|بتاريخ|يوم)[\s,].{0,60}\d/iu;

/** How many lines an introduction of a quote may be broken into. */
const MOST_LINES = 3;

/** The number of lines of the introduction of a quote that begins here, or 0. */
export function attributionAt(lines: readonly string[], at: number): number {
  let text = "";
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = lines[at + count - 1] ?? "";
    if (line.trim() === "" || isQuoted(line) || !within(line)) return 0;
    text = `${text} ${line.trim()}`;
    if (/[:：]\s*$/.test(line)) return isIntroduction(text, lines, at + count) ? count : 0;
    if (count === 1 && !DATE_AHEAD.test(line)) return 0;
  }
  return 0;
}

/** Whatever the language, an address and the quote itself are enough. */
function isIntroduction(text: string, lines: readonly string[], next: number): boolean {
  if (!ATTRIBUTION.test(text)) return ADDRESS.test(text) && beginsQuote(lines, next);
  return DATE_OR_ADDRESS.test(text) || beginsQuote(lines, next);
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at, at + 3).find((line) => line.trim() !== "");
  return next !== undefined && isQuoted(next);
}

export const isQuoted = (line: string): boolean => /^[ \t]{0,3}>/.test(line);

/** "-----Original Message-----" and the line that some programs draw instead. */
const SEPARATOR =
  /^\s*(?:-{2,20}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|الرسالة الأصلية)\s*-{0,20}|_{20,80})\s*$/iu;

export const isSeparator = (line: string): boolean => within(line) && SEPARATOR.test(line);

const FROM = /^\s*\*?(?:from|von|de|da|van|från|fra|od|от|kimden|من|发件人|差出人)\*?\s?[:：]/iu;
const HEADER = /^\s*\*?\p{L}[\p{L} -]{0,24}\*?\s?[:：]/u;
const HEADERS_AHEAD = 5;

/** "From: … <…> / Sent: … / To: … / Subject: …", as Outlook begins a quote. */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = (lines[at] ?? "").slice(0, LONGEST);
  if (!FROM.test(first) || !ADDRESS.test(first)) return false;
  const next = lines.slice(at + 1, at + 1 + HEADERS_AHEAD).filter((line) => HEADER.test(line.slice(0, LONGEST)));
  return next.length >= 2;
}

const SENT_FROM =
  /^\s*(?:sent from my |sent from (?:outlook|mail|yahoo|proton)|get outlook for |gesendet von (?:mein|outlook|mail)|von meinem .{1,60} gesendet|holen sie sich outlook|outlook für |envoyé de mon |envoyé depuis |enviado desde |inviato da |verzonden vanaf |أُرسلت من |أرسلت من |مرسل من )/iu;

/** What programs put below an email, such as "Sent from my phone". */
export const isAdvertisement = (line: string): boolean => within(line) && SENT_FROM.test(line);

/** The line before a signature. */
export const isSignatureMark = (line: string): boolean => /^--[ \t]?$/.test(line.slice(0, 4));
