const item = (words: string, isTicked: boolean) =>
  `<li data-checked="${isTicked}" data-type="taskItem"><label><input type="checkbox"${isTicked ? ' checked="checked"' : ""} /><span></span></label><div><p>${words}</p></div></li>`;

const DONE = ["Measure with the data of the largest owner", "Read only the rows of the first page"];
const LEFT = [
  "Build the index without locking the table",
  "Measure again, on a slow phone too",
  "Tell the owners who wrote to us",
];
const PLAN =
  '<a target="_blank" rel="noopener noreferrer" href="https://www.postgresql.org/docs/current/using-explain.html">query plan</a>';

/** As the editor stores it. */
export const SEARCH_SPEED = [
  `<p>Owners with <strong>more than 150 properties</strong> wait 1.4 seconds for an answer; the others hardly notice that they search. The ${PLAN} shows where the time goes: we sort rows that nobody looks at.</p>`,
  "<p>An index on the season alone changes nothing. The next try is <code>by_owner</code>, an index in the order in which the list is shown.</p>",
  `<ul data-type="taskList">${[...DONE.map((words) => item(words, true)), ...LEFT.map((words) => item(words, false))].join("")}</ul>`,
].join("");
