// `npm run messages`: what is missing, unused or against docs/words.md in messages/.
import { languages, SOURCE } from "./languages.mjs";
import { pageProblems } from "./pages.mjs";
import { messageProblems } from "./problems.mjs";
import { englishTexts, unusedKeys, usages } from "./usage.mjs";

const keys = englishTexts().map(([key]) => key);
const files = usages(keys);
const problems = [
  ...messageProblems(),
  ...unusedKeys(keys, files).map((key) => `${key}: unused`),
  ...pageProblems(files),
];

problems.forEach((problem) => console.log(problem));
console.log(
  `${keys.length} messages in ${languages().length} languages (${SOURCE} first), ${problems.length} problems.`,
);
if (problems.length > 0) process.exitCode = 1;
