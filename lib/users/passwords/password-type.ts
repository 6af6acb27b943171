import { exactTextUpTo } from "@/lib/http/input/types";
import { MAX_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";

/** Untrimmed: blanks count. */
export const password = exactTextUpTo(MAX_PASSWORD_LENGTH);
