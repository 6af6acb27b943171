/** Like `Promise.all`, but waits for all of them, and throws the error of the first in their order: in a transaction the
 * errors of the others follow from it. */
export async function inOrder<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<{ -readonly [Each in keyof Statements]: Awaited<Statements[Each]> }> {
  await Promise.allSettled(statements);
  for (const statement of statements) await statement;
  return Promise.all(statements);
}
