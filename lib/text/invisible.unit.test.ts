import { describe, expect, test } from "vitest";
import { withoutDisguise, withoutHiddenCharacters } from "@/lib/text/invisible";

const ORDINARY: [what: string, text: string][] = [
  ["Persian with a joiner that parts", "می\u200cخواهم نیم\u200cفاصله"],
  ["Arabic with vowels", "مُحَمَّد الأحمد"],
  ["Hindi with joiners", "क्\u200dष र्\u200dक श्\u200cर"],
  ["Sinhala", "ශ්\u200dරී ලංකා"],
  ["Malayalam with a joiner at the end", "അവന്\u200d"],
  ["Hebrew with points", "שָׁלוֹם עולם"],
  ["a family", "👨\u200d👩\u200d👧\u200d👦"],
  ["a profession with a tone of skin", "👩🏽\u200d💻"],
  ["a rainbow flag and a heart", "🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥 ❤\ufe0f"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["the flag of Wales", "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
  ["a Japanese name with its variant", "葛\u{e0100}城"],
  ["combining marks", "e\u0301 Zażółć"],
  ["Mongolian with a selector", "ᠮᠣᠩᠭᠣᠯ ᠠ\u180bᠠ"],
];

const DISGUISED: [what: string, text: string, seen: string][] = [
  ["an override", "anna\u202egpj.exe", "annagpj.exe"],
  ["embeddings and isolates", "a\u202ab\u202bc\u202cd\u2066e\u2067f\u2068g\u2069", "abcdefg"],
  ["a space without width", "an\u200bna", "anna"],
  ["a word joiner, invisible signs and a byte order mark", "\ufeffan\u2060n\u2063a", "anna"],
  ["joiners between Latin letters", "an\u200dn\u200ca", "anna"],
  ["joiners at both ends", "\u200danna\u200d", "anna"],
  ["a row of joiners", "می\u200c\u200c\u200dخواهم", "می\u200cخواهم"],
  ["tags without a flag", "an\u{e0041}\u{e007f}na\u{e0001}", "anna"],
  ["a flag without an end", "🏴\u{e0067}\u{e0062}", "🏴"],
  ["deprecated controls and annotations", "an\u206an\ufff9a", "anna"],
];

describe("withoutDisguise", () => {
  test.each([
    ...ORDINARY,
    ["both directions, with their marks", "\u200fPlan תוכנית\u200e 2027\u061c"],
    ["a soft hyphen", "Donau\u00addampf"],
    ["Thai with its breaks", "ภาษา\u200bไทย"],
  ])("keeps %s", (_, text) => {
    expect(withoutDisguise(text)).toBe(text);
  });

  test.each(DISGUISED)("removes %s", (_, text, seen) => {
    expect(withoutDisguise(text)).toBe(seen);
  });
});

describe("withoutHiddenCharacters", () => {
  test.each(ORDINARY)("keeps %s", (_, text) => {
    expect(withoutHiddenCharacters(text)).toBe(text);
  });

  test.each([
    ...DISGUISED,
    ["marks of direction", "\u200eanna\u200f\u061c", "anna"],
    ["soft hyphens, fillers and blank patterns", "an\u00adn\u3164a\u2800\u115f\u034f", "anna"],
    ["a selector of nothing", "anna\ufe0f\u{e0100}\u180b", "anna"],
  ])("removes %s", (_, text, seen) => {
    expect(withoutHiddenCharacters(text)).toBe(seen);
  });
});
