-- What people allowed and chose, and what became of their requests, is not emptied either. Where nothing was ever written nothing is
-- lost: whoever empties the catalogue of an installation without requests reaches these tables by their references. Asked by the size
-- of the table, which no older view of its rows hides.
CREATE FUNCTION "refuse_emptying"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_relation_size(TG_RELID) > 0 THEN
		RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lead_consents_kept" BEFORE TRUNCATE ON "lead_consents"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();--> statement-breakpoint
CREATE TRIGGER "lead_steps_kept" BEFORE TRUNCATE ON "lead_steps"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();--> statement-breakpoint
CREATE TRIGGER "contact_choices_kept" BEFORE TRUNCATE ON "contact_choices"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();--> statement-breakpoint
-- A change of keys seals the address anew, by its two columns alone. They may stand in no condition here: it rewrites them, too.
CREATE TRIGGER "contact_choices_append_only"
	BEFORE DELETE OR UPDATE OF "id", "place", "choice", "edition", "message_id", "way", "created_at" ON "contact_choices"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
