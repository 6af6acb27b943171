import { stopIfUnused } from "../embedded-postgres.mjs";

await stopIfUnused(process.argv[2]);
