/** In these scripts, joiners and variation selectors change how a word is written. */
const JOINING = [
  "Arab",
  "Syrc",
  "Mong",
  "Nkoo",
  "Adlm",
  "Deva",
  "Beng",
  "Guru",
  "Gujr",
  "Orya",
  "Taml",
  "Telu",
  "Knda",
  "Mlym",
  "Sinh",
  "Khmr",
  "Mymr",
  "Tibt",
]
  .map((script) => `\\p{scx=${script}}`)
  .join("");
const VIRAMA = "\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca";
const EMOJI = "\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f";
/** These scripts are written without spaces, so a word may end at a zero-width space. */
const UNSPACED = ["Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Hani", "Hira", "Kana"]
  .map((script) => `\\p{scx=${script}}`)
  .join("");

/** Overrides, embeddings and isolates reorder text; the others only hide. */
const DISGUISES = new RegExp(
  `[\\u202a-\\u202e\\u2066-\\u206f\\u2060-\\u2064\\ufeff\\ufff9-\\ufffb]|(?<![${UNSPACED}])\\u200b|\\u200b(?![${UNSPACED}])`,
  "gu",
);

const FLAGS_AND_TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
const ROW_OF_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g;
const STRAY_JOINERS = new RegExp(
  `(?!(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])|(?<=[${VIRAMA}])[\\u200c\\u200d]|(?<=[${EMOJI}])\\u200d(?=\\p{Extended_Pictographic}))[\\u200c\\u200d]`,
  "gu",
);

/** Removes what makes a text look like another one. Any script and emoji stay as typed. Linear in the length. */
export const withoutDisguise = (text: string): string =>
  text.replace(DISGUISES, "").replace(FLAGS_AND_TAGS, "$1").replace(ROW_OF_JOINERS, "$1").replace(STRAY_JOINERS, "");

const KEPT_IN_NAMES = [
  "[\\u200c\\u200d\\u{e0020}-\\u{e007f}]",
  "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  "(?<=\\p{scx=Hani})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "(?<=\\p{scx=Mong})[\\u180b-\\u180d\\u180f]",
];
const HIDDEN_IN_NAMES = new RegExp(`(?!${KEPT_IN_NAMES.join("|")})[\\p{Default_Ignorable_Code_Point}\\u2800]`, "gu");

/** Removes what neither script nor emoji need, so that no two names look alike. Linear in the length. */
export const withoutHiddenCharacters = (name: string): string => withoutDisguise(name.replace(HIDDEN_IN_NAMES, ""));
