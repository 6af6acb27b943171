-- `search_fold` alone decides what a word is, for the documents and for the queries.

-- Lower-case words without accents, separated by spaces. In scripts without spaces each character is a word, and so is each symbol.
-- The first 100,000 characters count.
CREATE FUNCTION "search_fold"(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(left(input, 100000));
BEGIN
  IF folded ~ '[^\x01-\x7f]' THEN
    folded := normalize(regexp_replace(left(normalize(folded, NFKD), 100000), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200d\ufe00-\ufe0f\ufeff]', '', 'g'), NFC);
    folded := translate(lower(folded), 'øłđðıħŧςٱىةکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'olddihtσايهكي01234567890123456789');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    folded := regexp_replace(folded, '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2190-\u2bff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U0001f000-\U0001faff\U00020000-\U0003ffff])', ' \1 ', 'g');
    folded := regexp_replace(folded, '[\u0080-\u00bf\u00d7\u00f7\u055d\u0589\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u2000-\u206f\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufff0-\uffff]+', ' ', 'g');
  END IF;
  RETURN btrim(regexp_replace(folded, '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g'));
END $$;

-- A document of its first 16,383 words; of longer words the first 60 characters count.
CREATE FUNCTION "search_document"(input text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(left(word, 60) || ':' || place || weight, ' ')::tsvector, '') FROM string_to_table(public.search_fold(input), ' ') WITH ORDINALITY AS folded(word, place) WHERE word <> '' AND place < 16384
$$;

-- All of the words in any order. A word that is not whole also matches the beginning of a longer word.
CREATE FUNCTION "search_query"(words text[], whole boolean[], weights text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
      SELECT string_agg(left(part, 60) || ':' || CASE WHEN is_whole OR place < cardinality(parts) THEN '' ELSE '*' END || weights, ' <-> ' ORDER BY place) FROM unnest(parts) WITH ORDINALITY AS each(part, place)
    ) || ')', ' & ')::tsquery
  FROM unnest(words, whole) AS asked(word, is_whole) CROSS JOIN LATERAL string_to_array(public.search_fold(left(word, 200)), ' ') parts WHERE cardinality(parts) > 0
$$;

-- The word and all words that differ by one mistake: an extra letter, a missing one, a wrong one, or two letters swapped.
CREATE FUNCTION "search_similar_word"(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(DISTINCT similar_word || ':' || CASE WHEN length(similar_word) > 5 THEN '*' ELSE '' END, '|')::tsquery
  FROM (SELECT left(word, at) AS head, substr(word, at + 1) AS tail FROM generate_series(0, length(word)) at) parts
  CROSS JOIN LATERAL (
    SELECT word
    UNION ALL SELECT head || substr(tail, 2) WHERE tail <> ''
    UNION ALL SELECT head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3) WHERE length(tail) > 1
    UNION ALL SELECT head || letter || rest
      FROM string_to_table(CASE WHEN word ~ '[a-z]' THEN 'abcdefghijklmnopqrstuvwxyz' WHEN word ~ '[а-я]' THEN 'абвгдежзиклмнопрстуфхцчшщъыьэюя' WHEN word ~ '[α-ω]' THEN 'αβγδεζηθικλμνξοπρστυφχψω'
        WHEN word ~ '[א-ת]' THEN 'אבגדהוזחטיכלמנסעפצקרשתםןץףך' ELSE 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤ' END, NULL) letter, (VALUES (tail), (substr(tail, 2))) rests(rest)
  ) edits(similar_word) WHERE similar_word <> ''
$$;

-- The same words, of which the first three may be misspelled if they have four to twenty letters.
CREATE FUNCTION "search_similar"(words text[], whole boolean[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  similar_words tsquery;
  part tsquery;
BEGIN
  FOR at IN 1 .. cardinality(words) LOOP
    IF at < 4 AND NOT whole[at] AND public.search_fold(words[at]) ~ '^[a-zа-яα-ωא-תء-ي]{4,20}$' THEN
      part := public.search_similar_word(public.search_fold(words[at]));
    ELSE
      part := public.search_query(words[at:at], whole[at:at], '');
    END IF;
    similar_words := CASE WHEN similar_words IS NULL THEN part WHEN part IS NULL THEN similar_words ELSE similar_words && part END;
  END LOOP;
  RETURN similar_words;
END $$;

-- An entry in each document that names its board, so that the index finds the texts of a few boards.
CREATE FUNCTION "search_board"(id integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ('''#' || id || ''':16383D')::tsvector $$;

-- The text of sanitized HTML.
CREATE FUNCTION "search_text_of_html"(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN html ~ '[<&]' THEN regexp_replace(regexp_replace(regexp_replace(html, '<(/?(p|div|li|h[1-6]|tr|t[dh]|pre|blockquote|ul|ol|table)|br|hr)\M[^<>]*>', ' ', 'gi'), '<[^<>]*>', '', 'g'), '&#?\w{1,10};', ' ', 'g') ELSE html END
$$;

CREATE FUNCTION "search_text_of_value"(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'number' THEN value #>> '{}' WHEN 'array' THEN (SELECT string_agg(each, ' ') FROM jsonb_array_elements_text(value) each) END
$$;

CREATE TABLE "task_search" (
    "task_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "task_search_pkey" PRIMARY KEY ("task_id"),
    CONSTRAINT "task_search_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "comment_search" (
    "comment_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "comment_search_pkey" PRIMARY KEY ("comment_id"),
    CONSTRAINT "comment_search_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The title has the weight A, labels and custom values B, the description C.
CREATE FUNCTION "search_own_text"(title text, description text, board_id integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_document(title, 'A') || public.search_document(public.search_text_of_html(description), 'C') || public.search_board(board_id)
$$;

CREATE FUNCTION "search_properties"(id integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT public.search_document(string_agg(words, ' '), 'B') FROM (
    SELECT l.title AS words FROM public.task_label x JOIN public.label l ON l.id = x.label_id WHERE x.task_id = $1
    UNION ALL SELECT public.search_text_of_value(v.value) FROM public.custom_field_value v WHERE v.task_id = $1) properties
$$;

CREATE FUNCTION "search_new_tasks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.task_search (task_id, board_id, title, document)
  SELECT id, board_id, public.search_fold(title), public.search_own_text(title, description, board_id) FROM changed;
  RETURN NULL;
END $$;

CREATE FUNCTION "search_changed_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.task_search SET board_id = NEW.board_id, title = public.search_fold(NEW.title),
    document = public.search_own_text(NEW.title, NEW.description, NEW.board_id) || public.search_properties(NEW.id)
  WHERE task_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION "search_changed_properties"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id) WHERE task_id IN (SELECT task_id FROM changed);
  RETURN NULL;
END $$;

CREATE FUNCTION "search_changed_label"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id)
  WHERE task_id IN (SELECT task_id FROM public.task_label WHERE label_id = NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION "search_new_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.comment_search (comment_id, task_id, board_id, document)
  SELECT id, task_id, board_id, public.search_document(raw_description, 'D') || public.search_board(board_id) FROM changed WHERE status = 'published' AND type <> 'note';
  RETURN NULL;
END $$;

CREATE FUNCTION "search_changed_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.comment_search WHERE comment_id = NEW.id;
  INSERT INTO public.comment_search (comment_id, task_id, board_id, document)
  SELECT NEW.id, NEW.task_id, NEW.board_id, public.search_document(NEW.raw_description, 'D') || public.search_board(NEW.board_id) WHERE NEW.status = 'published' AND NEW.type <> 'note';
  RETURN NULL;
END $$;

INSERT INTO "task_search" ("task_id", "board_id", "title", "document")
  SELECT id, board_id, search_fold(title), search_own_text(title, description, board_id) || search_properties(id) FROM "task";
INSERT INTO "comment_search" ("comment_id", "task_id", "board_id", "document")
  SELECT id, task_id, board_id, search_document(raw_description, 'D') || search_board(board_id) FROM "comment" WHERE status = 'published' AND type <> 'note';

-- Indexes are built faster after the rows are there.
CREATE INDEX "task_search_document_idx" ON "task_search" USING GIN ("document");
CREATE INDEX "task_search_title_trigram_idx" ON "task_search" USING GIN ("title" gin_trgm_ops);
CREATE INDEX "comment_search_task_id_idx" ON "comment_search"("task_id");
CREATE INDEX "comment_search_document_idx" ON "comment_search" USING GIN ("document");

CREATE INDEX "task_updated_at_id_idx" ON "task"("updated_at", "id");

CREATE TRIGGER "task_inserted_search" AFTER INSERT ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_new_tasks();
CREATE TRIGGER "task_updated_search" AFTER UPDATE OF "title", "description", "board_id" ON "task" FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.description IS DISTINCT FROM NEW.description OR OLD.board_id <> NEW.board_id) EXECUTE FUNCTION search_changed_task();

CREATE TRIGGER "task_label_inserted_search" AFTER INSERT ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_left_search" AFTER UPDATE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_updated_search" AFTER UPDATE ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_deleted_search" AFTER DELETE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "label_updated_search" AFTER UPDATE OF "title" ON "label" FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION search_changed_label();

CREATE TRIGGER "custom_field_value_inserted_search" AFTER INSERT ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_left_search" AFTER UPDATE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_updated_search" AFTER UPDATE ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_deleted_search" AFTER DELETE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();

CREATE TRIGGER "comment_inserted_search" AFTER INSERT ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_new_comments();
CREATE TRIGGER "comment_updated_search" AFTER UPDATE OF "raw_description", "status", "type", "task_id", "board_id" ON "comment" FOR EACH ROW
  WHEN (OLD.raw_description <> NEW.raw_description OR OLD.status <> NEW.status OR OLD.type <> NEW.type OR OLD.task_id <> NEW.task_id OR OLD.board_id <> NEW.board_id)
  EXECUTE FUNCTION search_changed_comment();
