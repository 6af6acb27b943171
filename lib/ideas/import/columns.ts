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
  return Object.fromEntries(
    IDEA_COLUMNS.map((column) => {
      const places = NAMES[column].map((name) => words.indexOf(name)).filter((at) => at >= 0);
      return [column, places[0] ?? null];
    }),
  ) as Mapping;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
