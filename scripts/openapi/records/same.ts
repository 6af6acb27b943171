type Plain = string | number | bigint | boolean | null | undefined;

/** Words become text and records of several kinds one, so that a schema may say more of a value than its type does. */
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

/** Whether two types have the same keys, each of the same type, as often null and as often left out. */
export type Same<One, Other> = [Wide<One>] extends [Wide<Other>]
  ? [Wide<Other>] extends [Wide<One>]
    ? true
    : false
  : false;
