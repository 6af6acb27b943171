import { setTimeout as wait } from "node:timers/promises";

/** The outcome of a request. The status is 0 if the connection broke. */
export interface Answer {
  what: string;
  status: number;
  retryAfter: string | null;
  at: number;
}

type Ask = () => Promise<Response>;

/** Repeats a request as soon as the previous one is answered, and records the answers. */
export function repeatRequest(what: string, ask: Ask, pause: (status: number) => number, answers: Answer[] = []) {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await answerTo(what, ask);
      answers.push(answer);
      await wait(pause(answer.status));
    }
  })();
  return {
    answers,
    end: () => {
      isOver = true;
      return asking;
    },
  };
}

async function answerTo(what: string, ask: Ask): Promise<Answer> {
  try {
    const response = await ask();
    await response.arrayBuffer();
    return { what, status: response.status, retryAfter: response.headers.get("retry-after"), at: Date.now() };
  } catch {
    return { what, status: 0, retryAfter: null, at: Date.now() };
  }
}

export const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/** Milliseconds from this moment until all requests succeeded again; undefined if that hasn't happened yet. */
export function recoveryTime(moment: number, answers: Answer[]): number | undefined {
  const since = answers.filter(({ at }) => at > moment);
  const lastFailure = since.findLastIndex((answer) => !isGood(answer));
  const first = since[lastFailure + 1];
  const isSettled = first && (since.at(-1)?.at ?? 0) > Math.max(first.at, moment + 500) + 1000;
  return isSettled ? first.at - moment : undefined;
}
