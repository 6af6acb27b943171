import { logicalSides } from "./logical-sides.mjs";
import { plainWords } from "./plain-words.mjs";
import { textsInCatalogue } from "./texts-in-catalogue.mjs";

export default {
  meta: { name: "boards" },
  rules: { "logical-sides": logicalSides, "plain-words": plainWords, "texts-in-catalogue": textsInCatalogue },
};
