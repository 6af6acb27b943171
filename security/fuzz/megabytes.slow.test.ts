import { fuzzMegabytes, TEXTS } from "@/security/fuzz/fuzz-megabytes";

fuzzMegabytes(TEXTS.length);
