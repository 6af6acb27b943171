/** Spreadsheets run a cell that begins like this as a formula, some of them in full width, too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;
const isFormula = (text: string): boolean => FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);

/** With an apostrophe before what would be a formula; `withoutGuard` takes it away again. */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

export const withoutGuard = (text: string): string => (text.startsWith("'") && isFormula(text) ? text.slice(1) : text);
