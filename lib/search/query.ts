import { isQualifierName, type Qualifier, qualifierOf, type SearchWord } from "@/lib/search/qualifiers";
import { type Term, termsOf } from "@/lib/search/terms";

/** What people type into the search box. Pure, because the browser reads it, too. */
export interface SearchQuery {
  words: SearchWord[];
  excluded: SearchWord[];
  qualifiers: Qualifier[];
  /** Digits of `id:123`. */
  id: string | null;
  isArchived: boolean;
}

/** More of them make a search slow and no more precise. */
const MOST_TERMS = 20;
const LONGEST_QUERY = 1_000;

/** Never throws: what is no qualifier is a word. Linear in the length. */
export function readSearchQuery(input: string): SearchQuery {
  const query: SearchQuery = { words: [], excluded: [], qualifiers: [], id: null, isArchived: false };
  const text = input.slice(0, LONGEST_QUERY).replace(/^\s*id:\s*(?=\d)/i, "id:");
  for (const term of termsOf(text).slice(0, MOST_TERMS)) addTerm(query, term);
  return query;
}

function addTerm(query: SearchQuery, term: Term): void {
  const { name, value, isExcluded, isQuoted } = term;
  const addWord = (text: string) => {
    if (text.trim() !== "") (isExcluded ? query.excluded : query.words).push({ text, isWhole: isQuoted });
  };
  const qualifier = name === null ? null : qualifierOf(name, term);

  if (qualifier) query.qualifiers.push(qualifier);
  else if (name === "archived" && !isExcluded) {
    query.isArchived = true;
    addWord(value);
  } else if (name === "id" && /^\d{1,10}$/.test(value) && !isExcluded) query.id = value;
  else if (name === null) addWord(value);
  // Somebody is about to type its value.
  else if (value !== "" || !isQualifierName(name)) addWord(`${name}:${value}`);
}
