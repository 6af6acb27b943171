import "server-only";
import { transaction } from "@/lib/db";
import type { Settings } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { validate } from "@/lib/http/input/validate";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { CreateUser } from "@/lib/users/inputs";
import { addFirstAdministrator, isSetUp } from "@/lib/users/setup";

type AdministratorSettings = Pick<
  Settings,
  "BOARDS_ADMIN_USER" | "BOARDS_ADMIN_EMAIL" | "BOARDS_ADMIN_PASSWORD" | "BOARDS_ADMIN_APP_PASSWORD"
>;

export async function addFirstAdministratorFrom(settings: AdministratorSettings): Promise<string | null> {
  if (await isSetUp()) return null;

  const account = validate(CreateUser, {
    username: settings.BOARDS_ADMIN_USER,
    email: settings.BOARDS_ADMIN_EMAIL,
    password: settings.BOARDS_ADMIN_PASSWORD,
  });
  const password = applicationPasswordIn(settings);
  return transaction(async () => {
    const user = await addFirstAdministrator(account);
    if (password) await createApplicationPassword(user, { name: "First start", appId: "" }, password);
    return user.login;
  });
}

/** Only letters and digits count, so enough of them are needed. */
function applicationPasswordIn({ BOARDS_ADMIN_APP_PASSWORD }: AdministratorSettings): string | null {
  const password = BOARDS_ADMIN_APP_PASSWORD?.replaceAll(/\s/g, "") ?? "";
  if (password && !/^[A-Za-z0-9]{12,}$/.test(password))
    throw new Invalid(
      "BOARDS_ADMIN_APP_PASSWORD must be at least 12 letters and digits; blanks between them don't count.",
    );
  return password || null;
}
