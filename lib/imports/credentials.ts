import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { decrypt, encrypt } from "@/lib/secrets/secrets";

export type Credentials = Record<string, string>;

export const sealCredentials = (credentials: Credentials): string => encrypt("import", JSON.stringify(credentials));

export const credentialsOf = ({ encryptedCredentials }: Pick<ImportSession, "encryptedCredentials">): Credentials =>
  encryptedCredentials === null ? {} : (JSON.parse(decrypt("import", encryptedCredentials)) as Credentials);
