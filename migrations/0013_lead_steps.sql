CREATE TABLE "lead_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"mover" text NOT NULL,
	"by_name" text,
	"from_status" integer NOT NULL,
	"to_status" integer NOT NULL,
	"sub_status" integer,
	"failure_reason" smallint,
	"executive_before" integer,
	"executive_after" integer,
	"taken_of" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_scores" (
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "feedback_scores_edition_kind_subject_pk" PRIMARY KEY("edition","kind","subject"),
	CONSTRAINT "feedback_scores_kind" CHECK ("feedback_scores"."kind" in ('executive', 'organization', 'product')),
	CONSTRAINT "feedback_scores_total" CHECK ("feedback_scores"."total" between "feedback_scores"."count" and 10 * "feedback_scores"."count")
);
--> statement-breakpoint
DROP INDEX "leads_executive_day";--> statement-breakpoint
DROP INDEX "ledger_transfers_send";--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "executive_id" integer;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "organization" text;--> statement-breakpoint
-- Who answers a repetition is the first request's executive.
UPDATE "feedbacks" SET "executive_id" = coalesce("leads"."executive_id", "first"."executive_id"), "product_id" = "leads"."product_id",
	"organization" = "quotes"."organization_display_name"
FROM "leads" JOIN "quotes" ON "quotes"."id" = "leads"."quote_id" LEFT JOIN "leads" "first" ON "first"."id" = "leads"."first_lead_id"
WHERE "leads"."id" = "feedbacks"."lead_id";--> statement-breakpoint
ALTER TABLE "feedbacks" ALTER COLUMN "product_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "feedbacks" ALTER COLUMN "organization" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_on" date;--> statement-breakpoint
-- Until now requests were given on the day that they came, or never.
UPDATE "leads" SET "assigned_on" = "created_on" WHERE "executive_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sub_status" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "failure_reason" smallint;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "step_id" bigint;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_executive_before_executives_id_fk" FOREIGN KEY ("executive_before") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_executive_after_executives_id_fk" FOREIGN KEY ("executive_after") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_steps_lead" ON "lead_steps" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_steps_taken" ON "lead_steps" USING btree ("executive_before","taken_of") WHERE "lead_steps"."taken_of" is not null;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_product_id_product_identities_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("edition","business_line","created_at") WHERE "leads"."status" in (1, 7);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reversal" ON "ledger_transfers" USING btree ("lead_id","executive_id",coalesce("step_id", 0)) WHERE "ledger_transfers"."type" = 13;--> statement-breakpoint
CREATE INDEX "leads_executive_day" ON "leads" USING btree ("executive_id","assigned_on");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_send" ON "ledger_transfers" USING btree ("lead_id","executive_id",coalesce("step_id", 0)) WHERE "ledger_transfers"."type" = 103;--> statement-breakpoint
CREATE TRIGGER "lead_steps_append_only" BEFORE UPDATE OR DELETE ON "lead_steps"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "feedback_scores" ("edition", "kind", "subject", "count", "total")
SELECT "edition", "about"."kind", "about"."subject", count(*), sum("score")
FROM "feedbacks", LATERAL (VALUES ('executive', "executive_id"::text), ('organization', "organization"), ('product', "product_id"::text)) AS "about"("kind", "subject")
WHERE "about"."subject" IS NOT NULL
GROUP BY "edition", "about"."kind", "about"."subject";--> statement-breakpoint
-- Sums are taken in one order of their kinds, so that two opinions never wait for each other.
CREATE FUNCTION "count_feedback"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM 1 FROM feedback_scores
		WHERE edition = OLD.edition
			AND (kind, subject) IN (('executive', OLD.executive_id::text), ('organization', OLD.organization), ('product', OLD.product_id::text))
		ORDER BY kind FOR UPDATE;
		UPDATE feedback_scores SET count = count - 1, total = total - OLD.score
		WHERE edition = OLD.edition
			AND (kind, subject) IN (('executive', OLD.executive_id::text), ('organization', OLD.organization), ('product', OLD.product_id::text));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO feedback_scores (edition, kind, subject, count, total)
		SELECT NEW.edition, about.kind, about.subject, 1, NEW.score
		FROM (VALUES ('executive', NEW.executive_id::text), ('organization', NEW.organization), ('product', NEW.product_id::text)) AS about(kind, subject)
		WHERE about.subject IS NOT NULL
		ORDER BY about.kind
		ON CONFLICT (edition, kind, subject) DO UPDATE SET count = feedback_scores.count + 1, total = feedback_scores.total + excluded.total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "feedbacks_counted" AFTER INSERT OR DELETE OR UPDATE OF "score" ON "feedbacks"
	FOR EACH ROW EXECUTE FUNCTION "count_feedback"();
