/** What a column of the file can be. */
export const IDEA_COLUMNS = [
  "title",
  "description",
  "author_name",
  "author_email",
  "votes",
  "stage",
  "created",
] as const;
export type IdeaColumn = (typeof IDEA_COLUMNS)[number];

/** The place of each column in the file; null where the file has none. */
export type Mapping = Record<IdeaColumn, number | null>;

/** As other programs and our languages call them, without anything but letters. */
const NAMES: Record<IdeaColumn, readonly string[]> = {
  title: ["title", "idea", "subject", "summary", "posttitle", "titel", "idee", "betreff", "العنوان", "الفكرة"],
  description: ["description", "details", "body", "text", "content", "beschreibung", "الوصف"],
  author_name: ["authorname", "author", "name", "username", "createdby", "autor", "verfasser", "الاسم", "الكاتب"],
  author_email: ["authoremail", "email", "emailaddress", "useremail", "mail", "emailadresse", "البريدالإلكتروني"],
  votes: ["votes", "votecount", "upvotes", "score", "points", "stimmen", "الأصوات"],
  stage: ["stage", "status", "column", "list", "phase", "المرحلة"],
  created: ["created", "createdat", "createdon", "date", "datecreated", "erstellt", "erstelltam", "datum", "التاريخ"],
};

/** The first column with a known name, each used once. */
export function guessMapping(header: readonly string[]): Mapping {
  const words = header.map(lettersOf);
  const mapping = Object.fromEntries(
    IDEA_COLUMNS.map((column) => {
      const places = NAMES[column].map((name) => words.indexOf(name)).filter((at) => at >= 0);
      return [column, places[0] ?? null];
    }),
  ) as Mapping;
  return withTitle(mapping, words);
}

/** Where nothing else can be the title, a column called “Name” is not the author's. */
function withTitle(mapping: Mapping, words: readonly string[]): Mapping {
  const name = words.findIndex((word) => AMBIGUOUS.has(word));
  if (mapping.title !== null || name < 0) return mapping;
  return { ...mapping, title: name, author_name: mapping.author_name === name ? null : mapping.author_name };
}

const AMBIGUOUS = new Set(["name", "الاسم"]);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
