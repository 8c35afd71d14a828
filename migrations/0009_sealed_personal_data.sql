CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Values of before begin with a zero byte, and the first start encrypts them: it sees them by this row.
INSERT INTO "data_keys" ("id") SELECT 'plain' WHERE EXISTS (SELECT 1 FROM "leads");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "body_hash" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("body_hash", 'UTF8');--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "additional_data" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "leads"
	ALTER COLUMN "first_name" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("first_name", 'UTF8'),
	ALTER COLUMN "phone" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("phone", 'UTF8'),
	ALTER COLUMN "email" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("email", 'UTF8'),
	ALTER COLUMN "message" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("message", 'UTF8'),
	ALTER COLUMN "additional_data" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("additional_data"::text, 'UTF8'),
	ADD COLUMN "email_index" bytea DEFAULT '\x' NOT NULL,
	ADD COLUMN "phone_index" bytea DEFAULT '\x' NOT NULL,
	ADD COLUMN "first_lead_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_messages" ALTER COLUMN "recipient" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("recipient", 'UTF8');--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "email_index" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "phone_index" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_first_lead_id_leads_id_fk" FOREIGN KEY ("first_lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email_index","created_at");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone_index","created_at");--> statement-breakpoint
CREATE INDEX "leads_first" ON "leads" USING btree ("first_lead_id");