CREATE TABLE "advisors" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"public_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"executive" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "advisors_edition_public_id_unique" UNIQUE("edition","public_id")
);
--> statement-breakpoint
CREATE TABLE "article_endpoints" (
	"id" integer NOT NULL,
	"edition" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" jsonb NOT NULL,
	CONSTRAINT "article_endpoints_edition_id_pk" PRIMARY KEY("edition","id")
);
--> statement-breakpoint
CREATE TABLE "article_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "article_groups_edition_slug_unique" UNIQUE("edition","slug")
);
--> statement-breakpoint
CREATE TABLE "article_paragraphs" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"level" smallint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"html" text NOT NULL,
	"endpoints_ids" integer[] NOT NULL,
	CONSTRAINT "article_paragraphs_article_id_position_unique" UNIQUE("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "article_tag_links" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_tag_links_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "article_tags_edition_slug_unique" UNIQUE("edition","slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"locale" text DEFAULT 'es' NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"image" text,
	"group_slug" text NOT NULL,
	"position" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "articles_edition_locale_slug_unique" UNIQUE("edition","locale","slug")
);
--> statement-breakpoint
CREATE TABLE "business_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"lead_types" text[] NOT NULL,
	"conversion_value" jsonb NOT NULL,
	"available_countries" text[] NOT NULL,
	"origin" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"nationality" text,
	"phone_prefix" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedbacks_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "feedbacks_score" CHECK ("feedbacks"."score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "integration_forms" (
	"hash" text NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "integration_forms_edition_hash_pk" PRIMARY KEY("edition","hash")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"seo" jsonb NOT NULL,
	"organization_code" text,
	"subdomain" text,
	"published_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "landings_edition_url_unique" UNIQUE("edition","url")
);
--> statement-breakpoint
CREATE TABLE "login_hashes" (
	"hash_digest" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"subject" text NOT NULL,
	"company" text,
	"expires_at" timestamp with time zone NOT NULL,
	"is_reusable" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_tokens" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"subdomain" text,
	"hostname" text,
	"application_name" text NOT NULL,
	"access" text NOT NULL,
	"urls" text[] NOT NULL,
	"organizations" text[] NOT NULL,
	"clinics_enabled" boolean NOT NULL,
	"showcase" boolean NOT NULL,
	"banner_color" text,
	"banner_layout" text,
	"header_html" text,
	"footer_html" text,
	"has_footer" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "partners_edition_subdomain_unique" UNIQUE("edition","subdomain"),
	CONSTRAINT "partners_hostname_unique" UNIQUE("hostname")
);
--> statement-breakpoint
CREATE TABLE "process_activity" (
	"process_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"users" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "process_activity_process_id_edition_pk" PRIMARY KEY("process_id","edition")
);
--> statement-breakpoint
CREATE TABLE "product_payments" (
	"edition" text NOT NULL,
	"product_code" text NOT NULL,
	"provider" text NOT NULL,
	"flow" text NOT NULL,
	"timing" text NOT NULL,
	"frequency" text NOT NULL,
	"methods" jsonb NOT NULL,
	CONSTRAINT "product_payments_edition_product_code_pk" PRIMARY KEY("edition","product_code")
);
--> statement-breakpoint
CREATE TABLE "product_subscriptions" (
	"partner_id" integer NOT NULL,
	"product_code" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_subscriptions_partner_id_product_code_pk" PRIMARY KEY("partner_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "profile_submissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"product_type" text NOT NULL,
	"age_bands" text[] NOT NULL,
	"dependants" smallint NOT NULL,
	"region_code" text,
	"created_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_statistics" (
	"edition" text NOT NULL,
	"product_code" text NOT NULL,
	"month" date NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"dependants" smallint DEFAULT 0 NOT NULL,
	"in_couple" boolean DEFAULT false NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_statistics_edition_product_code_month_region_code_gender_dependants_in_couple_pk" PRIMARY KEY("edition","product_code","month","region_code","gender","dependants","in_couple")
);
--> statement-breakpoint
CREATE TABLE "service_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"link" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"path" text NOT NULL,
	"profile" jsonb,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"locale" text DEFAULT 'es' NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"payload" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_content_edition_locale_kind_name_position_unique" UNIQUE("edition","locale","kind","name","position")
);
--> statement-breakpoint
ALTER TABLE "features" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_paragraphs" ADD CONSTRAINT "article_paragraphs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_links" ADD CONSTRAINT "article_tag_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_links" ADD CONSTRAINT "article_tag_links_tag_id_article_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_tokens" ADD CONSTRAINT "partner_tokens_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_subscriptions" ADD CONSTRAINT "product_subscriptions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisors_email" ON "advisors" USING btree ("edition",lower("email"));--> statement-breakpoint
CREATE INDEX "process_activity_at" ON "process_activity" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_path" ON "shared_links" USING btree ("edition","path") WHERE "shared_links"."profile" is null;