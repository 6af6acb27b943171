import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

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
  return printAST(parse(message).map(lengthened));
}

/** @param {import("@formatjs/icu-messageformat-parser").MessageFormatElement} element */
function lengthened(element) {
  if (element.type === TYPE.literal) return { ...element, value: longer(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(lengthened) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;

  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(lengthened) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** Doubles every third vowel. @param {string} text */
function longer(text) {
  let vowels = 0;
  return text.replace(/\[\w+\]|[A-Za-z]/g, (letter) => {
    if (letter.length > 1) return letter;
    const accented = ACCENTED[letter] ?? letter;
    return /[aeiou]/.test(letter) && vowels++ % 3 < 2 ? accented.repeat(2) : accented;
  });
}
