import { notesOfLeftOut } from "@/lib/board-document/left-out";
import { DocumentNotes } from "@/lib/board-document/notes";
import type { RawAction, RawBoard, RawCard, RawChecklist, RawMember } from "@/lib/imports/card-board/raw";
import { Spool } from "@/lib/imports/spool";

/** A whole board of Trello. Cards, comments and checklists wait on the disk. */
export class CardBoard {
  readonly notes = new DocumentNotes();
  private raw: RawBoard | null = null;
  /** Who has commented, members or not. */
  readonly authors = new Map<string, RawMember>();
  private readonly order: { id: string; list: string; pos: number }[] = [];

  private constructor(
    private readonly cards: Spool<RawCard>,
    private readonly comments: Spool<RawAction>,
    private readonly checklists: Spool<RawChecklist>,
  ) {}

  get board(): RawBoard {
    if (this.raw === null) throw new Error("the board was not read");
    return this.raw;
  }

  set board(raw: RawBoard) {
    this.notes.addAll(notesOfLeftOut("board", raw));
    this.raw = raw;
  }

  static async open(): Promise<CardBoard> {
    return new CardBoard(await Spool.open(), await Spool.open(), await Spool.open());
  }

  /** The first card with an id counts. */
  async addCard(card: RawCard): Promise<void> {
    if (this.cards.has(card.id)) return;
    this.notes.addAll(notesOfLeftOut("task", card));
    this.order.push({ id: card.id, list: card.idList, pos: card.pos });
    await this.cards.add(card.id, card);
  }

  async addComment(action: RawAction): Promise<void> {
    if (!COMMENTS.has(action.type) || !action.data.card) return;
    if (action.memberCreator) this.authors.set(action.memberCreator.id, action.memberCreator);
    await this.comments.add(action.data.card.id, action);
  }

  async addChecklist(checklist: RawChecklist): Promise<void> {
    this.notes.addAll(notesOfLeftOut("task", checklist));
    await this.checklists.add(checklist.idCard, checklist);
  }

  get cardCount(): number {
    return this.order.length;
  }

  /** By list and position, with all that belongs to each card. */
  async *inOrder(): AsyncGenerator<WholeCard> {
    this.order.sort((one, other) => compare(one.list, other.list) || one.pos - other.pos);
    for (const { id } of this.order) {
      const [card] = await this.cards.get(id);
      if (!card) continue;
      const [comments, checklists] = [await this.comments.get(id), await this.checklists.get(id)];
      yield { card, comments, checklists };
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.cards.close(), this.comments.close(), this.checklists.close()]);
  }
}

/** The second kind came along when a card was copied. */
const COMMENTS = new Set(["commentCard", "copyCommentCard"]);

export interface WholeCard {
  card: RawCard;
  comments: RawAction[];
  checklists: RawChecklist[];
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
