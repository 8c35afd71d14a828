ALTER TABLE "organizations" ADD COLUMN "market_share" double precision;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "commission_from" double precision;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "commission_to" double precision;