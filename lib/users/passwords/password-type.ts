import { exactTextUpTo } from "@/lib/http/input/types";
import { LONGEST_PASSWORD } from "@/lib/users/passwords/rules";

/** A password as it was typed: blanks count. */
export const password = exactTextUpTo(LONGEST_PASSWORD);
