/** What may leave as an answer. A record with a `Date`, a `Decimal` or a `bigint` in it does not compile as one. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
