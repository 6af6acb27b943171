import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Refusal, reportError } from "../start/start-refusal.mjs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";

const ofTheSystem = [
  "/usr/sbin/mariadbd",
  "/usr/libexec/mariadbd",
  "/usr/local/sbin/mariadbd",
  "/opt/homebrew/bin/mariadbd",
];

/** The server program that the tests of moving in from WordPress start. */
export const mariadb = () => [process.env.MARIADBD, ...ofTheSystem].find((file) => file && existsSync(file));

/** Finds MariaDB, or installs Debian's when running as root. Its package without the service, which takes seconds. */
export function ensureMariadb() {
  if (!mariadb() && isRootOnDebian()) {
    console.log("Installing Debian's MariaDB for the tests of moving in from WordPress.");
    installFromDebian("mariadb-server-core");
  }
  if (!mariadb())
    throw new Refusal(
      "The tests of moving in from WordPress need MariaDB. Install it, or set MARIADBD to the path of mariadbd.",
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureMariadb();
    console.log(`MariaDB is ${mariadb()}.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
