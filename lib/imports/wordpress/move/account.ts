import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import type { Note } from "@/lib/imports/wordpress/convert/notes";
import type { WordPressPerson } from "@/lib/imports/wordpress/read/people";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { isLocale } from "@/lib/i18n/locale";
import { isEmailAddress } from "@/lib/text/email-address";
import { withoutHiddenCharacters } from "@/lib/text/invisible";
import { cut, plainLine, slugOf, withoutTags } from "@/lib/text/text";
import { isWordPressHash } from "@/lib/users/passwords/wordpress";
import { nameFrom } from "@/lib/users/inputs";
import { newInitialsKey } from "@/lib/users/photos/change";

type Account = Prisma.UserCreateManyInput & { id: number };

/** `names` are those that are taken, in small letters, and get those of this account. */
export function accountOf(person: WordPressPerson, id: number, names: Map<string, number>, note: Note): Account {
  const { row, meta, isAdministrator, isServiceAdmin } = person;
  const noteAccount = (reason: string) => note({ kind: "account", title: row.user_login ?? "", reason });
  const login = freeLogin(row.user_login ?? "", id, names, noteAccount);
  const line = (text: string | undefined | null, most: number) =>
    cut(withoutHiddenCharacters(plainLine(text ?? "")), most);
  const locale = meta.get("locale");
  return {
    ...{ id, login, email: freeAddress(row.user_email ?? "", id, names, noteAccount) },
    nicename: cut(row.user_nicename || slugOf(nameFrom(login)) || `user-${id}`, 60),
    displayName: line(row.display_name, 250) || nameFrom(login),
    ...{ firstName: line(meta.get("first_name"), 250), lastName: line(meta.get("last_name"), 250) },
    description: withoutTags(meta.get("description") ?? ""),
    url: /^https?:\/\//i.test(row.user_url ?? "") ? cut(row.user_url ?? "", 254) : "",
    passwordHash: passwordHashOf(row.user_pass ?? "", noteAccount),
    role: isAdministrator ? "administrator" : "subscriber",
    isServiceAdmin,
    locale: locale && isLocale(locale) ? locale : null,
    photoKey: newInitialsKey(),
    createdAt: utcTime(row.user_registered) ?? undefined,
  };
}

function freeLogin(
  login: string,
  id: number,
  names: Map<string, number>,
  noteAccount: (reason: string) => void,
): string {
  const wished = cut(login.trim(), 60) || `user-${id}`;
  const free = names.has(wished.toLowerCase()) ? `${cut(wished, 45)}-${id}` : wished;
  if (free !== wished) noteAccount(`Its login is somebody's email address or login. It has its id at the end.`);
  names.set(free.toLowerCase(), id);
  return free;
}

/** Every account has an address of its own, which has to be one: it can be changed here later. */
function freeAddress(
  address: string,
  id: number,
  names: Map<string, number>,
  noteAccount: (reason: string) => void,
): string {
  const wished = address.trim();
  const owner = names.get(wished.toLowerCase());
  const isUsable = isEmailAddress(wished) && wished.length <= 254 && (owner === undefined || owner === id);
  if (!isUsable)
    noteAccount("Its email address is missing, invalid or another account's. It can't get emails until it has one.");
  const free = isUsable ? wished : `user-${id}@invalid.invalid`;
  names.set(free.toLowerCase(), id);
  return free;
}

function passwordHashOf(hash: string, noteAccount: (reason: string) => void): string | null {
  if (isWordPressHash(hash) || hash.startsWith("$argon2id$")) return hash;
  noteAccount("Its password is stored in a form that is not safe. It needs a new one: “Forgot your password?”");
  return null;
}
