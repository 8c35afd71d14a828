ALTER TABLE "leads" ALTER COLUMN "quote_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_time" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_about" CHECK (num_nonnulls("leads"."quote_id", "leads"."subject") = 1 and ("leads"."quote_id" is null) = ("leads"."product_id" is null));