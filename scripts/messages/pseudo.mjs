import { TYPE } from "@formatjs/icu-messageformat-parser";
import { mapMessage } from "./map-message.mjs";

const ACCENTED = Object.fromEntries(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"].map((letter, at) => [
    letter,
    [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñõþǫŕšţûṽŵẋýž"][at],
  ]),
);

/**
 * English with accents and a third longer, so that tests find texts that are not in the catalogue and places too narrow
 * for other languages. Arguments and tags stay as they are.
 * @param {string} message @returns {string} in ICU syntax
 */
export function pseudo(message) {
  return mapMessage(message, (leaf) => [leaf.type === TYPE.literal ? { ...leaf, value: longer(leaf.value) } : leaf]);
}

/** Doubles two of three vowels; names in brackets are read by programs. @param {string} text */
function longer(text) {
  let vowels = 0;
  return text.replace(/\[\w+\]|[A-Za-z]/g, (letter) => {
    if (letter.length > 1) return letter;
    const accented = ACCENTED[letter] ?? letter;
    return /[aeiou]/.test(letter) && vowels++ % 3 < 2 ? accented.repeat(2) : accented;
  });
}
