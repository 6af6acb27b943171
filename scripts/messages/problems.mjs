import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { languages, namespaces, readMessages, SOURCE, textsIn } from "./languages.mjs";

/** What docs/words.md rules out in English, with what stands there instead. */
const FORBIDDEN_IN_ENGLISH = [
  [/\be-mails?\b/i, "email"],
  [/\b(a|the|your|this|that|by) mail\b(?! server)|\bmails\b/i, "email"],
  [/\blog(ged)? ?(in|out)\b/i, "sign in, sign out"],
  [/\b(make|makes) (a|an|your|the) (first )?(board|task|stage|folder|label)\b/i, "create"],
  [/\bsub-tasks?\b/i, "subtask"],
  [/\bdeadlines?\b/i, "due date"],
  [/\btries\b/i, "attempts"],
  [/\bplease\b|\bsorry\b|\boops\b/i, "nothing: say what to do"],
  [/\b(somebody|everybody|nobody)\b/i, "someone, everyone, no one"],
  [/!$/, "no exclamation mark"],
  [/\bnot here\b|\bno longer there\b/i, "“isn’t available”, “was deleted”"],
  [/\b(can|could|do|does|did|is|are|was|were|has|have|will|would) not\b|\bcannot\b/i, "a contraction"],
  [/\b(click here|successfully)\b/i, "what happened, in fewer words"],
];

const STRAIGHT = /["]|(?<=\p{L})'(?=\p{L})|'(?=\s|$)/u;
const THREE_DOTS = /\.\.\./;

/** @returns {string[]} one line for each text that breaks a rule of docs/words.md or does not fit its English text */
export function messageProblems() {
  return languages().flatMap((language) =>
    namespaces(SOURCE).flatMap((name) => {
      const english = new Map(textsIn(readMessages(SOURCE, name)));
      const texts = textsIn(readMessages(language, name));
      const own = texts.flatMap(([key, text]) => problemsOf(text, language).map((each) => `${key}: ${each}`));
      const others = language === SOURCE ? [] : differences(english, new Map(texts));
      return [...own, ...others].map((problem) => `messages/${language}/${name}.json ${problem}`);
    }),
  );
}

/** @param {string} text @param {string} language @returns {string[]} */
function problemsOf(text, language) {
  const plain = text.replace(/<\/?\w+>/g, "").replace(/\{[^{}]*\}/g, "x");
  const found = [];
  if (text.trim() !== text || text === "") found.push("begins or ends with a space, or is empty");
  if (STRAIGHT.test(plain)) found.push(`straight quotes in ‹${text}›`);
  if (THREE_DOTS.test(plain)) found.push("three dots instead of an ellipsis");
  if (language !== "ar" && /^\P{P}+\.$/u.test(plain) && plain.split(/\s+/).length < 3)
    found.push(`a period after a label ‹${text}›`);
  if (language === SOURCE)
    for (const [word, better] of FORBIDDEN_IN_ENGLISH) if (word.test(plain)) found.push(`‹${text}›: use ${better}`);
  return found;
}

/** @param {Map<string, string>} english @param {Map<string, string>} translation @returns {string[]} */
function differences(english, translation) {
  const extra = [...translation.keys()].filter((key) => !english.has(key)).map((key) => `${key}: not in English`);
  const missing = [...english.keys()].filter((key) => !translation.has(key)).map((key) => `${key}: missing`);
  const changed = [...english]
    .filter(([key, text]) => translation.has(key) && slotsOf(text) !== slotsOf(translation.get(key) ?? ""))
    .map(([key, text]) => `${key}: arguments or tags other than ${slotsOf(text)}`);
  return [...extra, ...missing, ...changed];
}

/** @param {string} text @returns {string} the names of arguments and tags: "count, <b>" */
function slotsOf(text) {
  const names = new Set();
  const visit = (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    element.children?.forEach(visit);
    for (const option of Object.values(element.options ?? {})) option.value.forEach(visit);
  };
  parse(text).forEach(visit);
  return [...names].sort().join(", ");
}
