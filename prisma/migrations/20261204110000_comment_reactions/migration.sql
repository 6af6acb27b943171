ALTER TABLE "comment" ADD COLUMN "is_markdown" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "comment_reaction" (
    "comment_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "emoji" VARCHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_reaction_pkey" PRIMARY KEY ("comment_id","user_id","emoji")
);

CREATE INDEX "comment_reaction_user_id_idx" ON "comment_reaction"("user_id");

ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The reactions of a deleted comment need no message: the comment has its own.
CREATE FUNCTION "tell_live_reacted"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', CASE WHEN count(*) <= 200 THEN json_agg(task_id ORDER BY task_id) END)::text)
  FROM (SELECT DISTINCT board_id, task_id FROM public.comment WHERE id = ANY (ARRAY(SELECT comment_id FROM changed))) tasks
  GROUP BY board_id;
  RETURN NULL;
END $$;

CREATE TRIGGER "comment_reaction_inserted_live" AFTER INSERT ON "comment_reaction" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_reacted();
CREATE TRIGGER "comment_reaction_deleted_live" AFTER DELETE ON "comment_reaction" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_reacted();
