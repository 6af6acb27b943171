const VARIANT = "\ufe0f";
const LONGEST = 32;

/** Built from a text, so that browsers without the flag can still load the file. */
const EMOJI = new RegExp("^\\p{RGI_Emoji}$", "v");

/** The emoji as it is stored: one of Unicode's recommended ones, in its colored form. Null for anything else. */
export function emojiOf(text: string): string | null {
  const found = [text, text + VARIANT].find((each) => EMOJI.test(each));
  return found !== undefined && new TextEncoder().encode(found).length <= LONGEST ? found : null;
}
