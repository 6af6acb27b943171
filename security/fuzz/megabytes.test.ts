import { fuzzMegabytes } from "@/security/fuzz/fuzz-megabytes";

fuzzMegabytes(2);
