// Makes the packaged PostgreSQL executable in an image, where the programs are read-only at run time.
import { findBinaries } from "./binaries.mjs";

await findBinaries({});
