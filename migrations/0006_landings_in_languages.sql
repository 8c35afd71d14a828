ALTER TABLE "landings" DROP CONSTRAINT "landings_edition_url_unique";--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "locale" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_edition_locale_url_unique" UNIQUE("edition","locale","url");