import { columnsOf, recordAsJson, withTimes } from "@/lib/database/record";
import { asPerson, type Person } from "@/lib/users/present";

const PROPERTIES = Object.fromEntries(Object.keys(asPerson.select).map((property) => [property, property]));

/** The columns of a `Person` on `"user" u`. */
export const personColumns = columnsOf(PROPERTIES, "u");

/** The same as a JSON value for `personOfJson`. */
export const personAsJson = recordAsJson(PROPERTIES, "u");

export const personOfJson = withTimes<Person>(PROPERTIES);
