/** Private jargon, and what an engineer of this field says instead. */
export const WORDS = {
  anew: "again",
  bonds: "links",
  deed: "event",
  door: "plain route, public page",
  doors: "plain routes, public pages",
  ears: "listeners",
  eyes: "viewer context",
  hearers: "listeners",
  hearer: "listener",
  objection: "reason not to deliver",
  oracle: "model",
  told: "notified, or say who does what",
  whoever: "anyone who, or name them",
};

/** Only checked in comments and test titles. */
const PHRASES = {
  "of ours": "name what it is",
  "the house": "name the project or the rule",
  he: "they",
  him: "them",
  his: "their",
  himself: "themselves",
};

/** Words of an identifier: `heldNow` is "held now". */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase()
    .split(" ");

const inText = new RegExp(`\\b(${Object.keys({ ...WORDS, ...PHRASES }).join("|")})\\b`, "i");

/** Rejects jargon (`WORDS`) in names, comments and test titles. */
export const plainWords = {
  meta: { type: "suggestion", schema: [], messages: { plain: "“{{word}}” isn’t a term of the field: {{better}}." } },
  create(context) {
    const report = (found, where) => {
      const word = found.toLowerCase();
      context.report({ ...where, messageId: "plain", data: { word, better: WORDS[word] ?? PHRASES[word] } });
    };
    const checkName = (node) => {
      const word = wordsOf(node.name).find((each) => Object.hasOwn(WORDS, each));
      if (word) report(word, { node });
    };

    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, found] = inText.exec(comment.value) ?? [];
          if (found) report(found, { loc: comment.loc });
        }
      },
      "VariableDeclarator > Identifier.id, FunctionDeclaration > Identifier.id, :function > Identifier.params, TSInterfaceDeclaration > Identifier.id, TSTypeAliasDeclaration > Identifier.id, ClassDeclaration > Identifier.id, TSPropertySignature > Identifier.key, ImportSpecifier > Identifier.local":
        checkName,
      "CallExpression[callee.name=/^(test|describe)$/] > :matches(Literal, TemplateLiteral):first-child"(node) {
        const text =
          node.type === "Literal" ? String(node.value) : node.quasis.map(({ value }) => value.cooked).join(" ");
        const [, found] = inText.exec(text) ?? [];
        if (found) report(found, { node });
      },
    };
  },
};
