// For an image, in which nobody may write where the programs lie: makes the packaged PostgreSQL ready to run.
import { findBinaries } from "./binaries.mjs";

await findBinaries({});
