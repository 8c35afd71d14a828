CREATE TABLE "contact_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigserial NOT NULL,
	"email" "bytea" NOT NULL,
	"email_index" "bytea" NOT NULL,
	"choice" text NOT NULL,
	"edition" text NOT NULL,
	"message_id" uuid,
	"way" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_choices_choice" CHECK ("contact_choices"."choice" in ('stop', 'resume'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"event" text NOT NULL,
	"edition" text NOT NULL,
	"lead_id" uuid,
	"executive_id" integer,
	"subject_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_choices_email" ON "contact_choices" USING btree ("email_index","place");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("due_at") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_lead" ON "messages" USING btree ("lead_id");--> statement-breakpoint
INSERT INTO "messages" ("id", "key", "event", "edition", "lead_id", "state", "due_at", "created_at", "ended_at")
SELECT gen_random_uuid(), "kind" || ':' || "lead_id" || ':::', "kind", "leads"."edition", "lead_id", 'sent', coalesce("sent_at", now()), "leads"."created_at", coalesce("sent_at", now())
FROM "sent_messages" JOIN "leads" ON "leads"."id" = "lead_id";--> statement-breakpoint
DO $$ BEGIN
IF to_regclass('pgboss.job') IS NOT NULL THEN
	EXECUTE $move$
	INSERT INTO "messages" ("id", "key", "event", "edition", "lead_id", "state", "due_at", "created_at")
	SELECT gen_random_uuid(), (j.data->>'kind') || ':' || "leads"."id" || ':::', j.data->>'kind', "leads"."edition", "leads"."id",
		CASE j.state::text WHEN 'failed' THEN 'undelivered' ELSE 'waiting' END, now(), j.created_on
	FROM pgboss.job j JOIN "leads" ON "leads"."id"::text = j.data->>'leadId'
	WHERE j.name = 'lead-message' AND j.state::text IN ('created', 'retry', 'active', 'failed')
	ON CONFLICT DO NOTHING
	$move$;
END IF;
END $$;--> statement-breakpoint
DROP TABLE "sent_messages";
