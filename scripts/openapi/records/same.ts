type Plain = string | number | bigint | boolean | null | undefined;

/** Literals widen to strings and unions of records to one record, so that a schema may be narrower than its type. */
type Wide<T> =
  | WidePlain<Extract<T, Plain>>
  | WideList<Extract<T, readonly unknown[]>>
  | WideMap<Exclude<T, Plain | readonly unknown[]>>;

type WidePlain<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
type WideList<T> = T extends readonly (infer Item)[] ? Wide<Item>[] : never;
type WideMap<T> = [T] extends [never] ? never : Keys<T, keyof T>;
type Keys<T, Key extends keyof T> = {
  [Each in Key]-?: [undefined extends T[Each] ? "optional" : "always", Wide<Exclude<T[Each], undefined>>];
};

/** Whether two types have the same keys with the same types, nullability and optionality. */
export type Same<One, Other> = [Wide<One>] extends [Wide<Other>]
  ? [Wide<Other>] extends [Wide<One>]
    ? true
    : false
  : false;
