import { stopIfUnused } from "../postgres/embedded-postgres.mjs";

await stopIfUnused(process.argv[2]);
