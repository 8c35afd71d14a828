CREATE TABLE "catalogue_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"layer" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"source" text NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"report" jsonb,
	CONSTRAINT "catalogue_versions_status" CHECK ("catalogue_versions"."status" in ('draft', 'published', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"code" text NOT NULL,
	"display_name" text NOT NULL,
	"url" text NOT NULL,
	"region_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"address" text,
	CONSTRAINT "clinics_edition_code_unique" UNIQUE("edition","code")
);
--> statement-breakpoint
CREATE TABLE "comparators" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"display_name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"noun_one" text NOT NULL,
	"noun_many" text NOT NULL,
	"product_kind" text NOT NULL,
	"upper_types" text[] DEFAULT '{}' NOT NULL,
	"product_type" text NOT NULL,
	"asks_income" boolean DEFAULT false NOT NULL,
	"is_comparable" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "comparators_edition_url_unique" UNIQUE("edition","url"),
	CONSTRAINT "comparators_edition_name_unique" UNIQUE("edition","name")
);
--> statement-breakpoint
CREATE TABLE "coverages" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"tag" text NOT NULL,
	"tag_display_name" text NOT NULL,
	"benefit" text NOT NULL,
	"benefit_code" text NOT NULL,
	"clinic_id" integer,
	"amount_key" text NOT NULL,
	"min_amount" numeric(18, 5),
	"max_amount" numeric(18, 5),
	"unit" text NOT NULL,
	"source_document" text,
	"source_page" integer,
	"source_date" date,
	CONSTRAINT "coverages_version_id_product_id_position_pk" PRIMARY KEY("version_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "executives" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"first_names" text NOT NULL,
	"last_names" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"calendly_url" text,
	"calendly_active" boolean DEFAULT false NOT NULL,
	"business_lines" text[] NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"daily_limit" integer NOT NULL,
	"balance" bigint NOT NULL,
	"charge_per_lead" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"recess_until" date,
	"last_assigned_at" timestamp with time zone,
	CONSTRAINT "executives_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "features" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"type_id" smallint NOT NULL,
	CONSTRAINT "features_edition_name_unique" UNIQUE("edition","name")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indicator_values" (
	"indicator" text NOT NULL,
	"date" date NOT NULL,
	"value" numeric(18, 4) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "indicator_values_indicator_date_pk" PRIMARY KEY("indicator","date")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"status" integer NOT NULL,
	"lead_type" text NOT NULL,
	"business_line" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"contact_channel" text NOT NULL,
	"employees" integer,
	"displayed_price" numeric(18, 5),
	"price_matched" boolean NOT NULL,
	"accepts_price_alerts" boolean DEFAULT false NOT NULL,
	"additional_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"executive_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"acronym" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"url" text NOT NULL,
	"mark" text NOT NULL,
	"hue" smallint NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "organizations_edition_code_unique" UNIQUE("edition","code"),
	CONSTRAINT "organizations_edition_kind_url_unique" UNIQUE("edition","kind","url")
);
--> statement-breakpoint
CREATE TABLE "product_clinics" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"clinic_id" integer NOT NULL,
	"hospitalaria" smallint,
	"ambulatoria" smallint,
	"urgencia" smallint,
	CONSTRAINT "product_clinics_version_id_product_id_clinic_id_pk" PRIMARY KEY("version_id","product_id","clinic_id")
);
--> statement-breakpoint
CREATE TABLE "product_features" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"feature_id" integer NOT NULL,
	CONSTRAINT "product_features_version_id_product_id_feature_id_pk" PRIMARY KEY("version_id","product_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "product_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "product_identities_edition_code_unique" UNIQUE("edition","code")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"icon" text,
	"url" text,
	"date" date,
	CONSTRAINT "product_texts_version_id_product_id_position_pk" PRIMARY KEY("version_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"version_id" integer NOT NULL,
	"id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"url" text NOT NULL,
	"organization_id" integer NOT NULL,
	"upper_type" text NOT NULL,
	"upper_type_display_name" text NOT NULL,
	"type_name" text NOT NULL,
	"type_display_name" text NOT NULL,
	"type_description" text NOT NULL,
	"modality" text,
	"sales_channels" text[] NOT NULL,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"available_from" date,
	"base_price_uf" numeric(10, 4),
	"tariff_id" text,
	"minimum_employees" integer,
	"score" numeric(5, 2),
	"score_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affinity" numeric(5, 4),
	"hospital_percentage" smallint,
	"ambulatory_percentage" smallint,
	"annual_cap" numeric(18, 5),
	"annual_cap_currency" text,
	"deductible" numeric(18, 5),
	"deductible_currency" text,
	"clinics_are_complete" boolean DEFAULT false NOT NULL,
	"region_codes" text[],
	"isapre_allowed" boolean DEFAULT true NOT NULL,
	"fonasa_allowed" boolean DEFAULT true NOT NULL,
	"requirement" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_document" text,
	"source_page" integer,
	"source_date" date,
	CONSTRAINT "products_version_id_id_pk" PRIMARY KEY("version_id","id"),
	CONSTRAINT "products_one_price" CHECK (("products"."base_price_uf" is null) <> ("products"."tariff_id" is null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"product_id" integer NOT NULL,
	"product_code" text NOT NULL,
	"profile" jsonb NOT NULL,
	"breakdown" jsonb NOT NULL,
	"total" numeric(18, 5),
	"currency" text NOT NULL,
	"tariff_version" text NOT NULL,
	"uf_date" date,
	"uf_value" numeric(18, 4),
	"expires" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"message_id" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sent_messages_lead_id_kind_pk" PRIMARY KEY("lead_id","kind")
);
--> statement-breakpoint
CREATE TABLE "tariff_rows" (
	"version_id" integer NOT NULL,
	"tariff_id" text NOT NULL,
	"position" integer NOT NULL,
	"age_from" smallint NOT NULL,
	"age_to" smallint NOT NULL,
	"sex" text,
	"role" text,
	"amount" numeric(18, 5) NOT NULL,
	CONSTRAINT "tariff_rows_version_id_tariff_id_position_pk" PRIMARY KEY("version_id","tariff_id","position")
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"version_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "tariffs_version_id_id_pk" PRIMARY KEY("version_id","id")
);
--> statement-breakpoint
CREATE TABLE "tops_and_deductibles" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"clinic_id" integer,
	"kind" text NOT NULL,
	"amount" numeric(18, 5) NOT NULL,
	"unit" text NOT NULL,
	"qualifier" text DEFAULT '' NOT NULL,
	CONSTRAINT "tops_and_deductibles_version_id_product_id_position_pk" PRIMARY KEY("version_id","product_id","position")
);
--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_product_identities_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clinics" ADD CONSTRAINT "product_clinics_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clinics" ADD CONSTRAINT "product_clinics_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_features" ADD CONSTRAINT "product_features_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_features" ADD CONSTRAINT "product_features_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_version_id_catalogue_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_product_identities_id_fk" FOREIGN KEY ("id") REFERENCES "public"."product_identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_product_identities_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD CONSTRAINT "tariff_rows_version_id_tariff_id_tariffs_version_id_id_fk" FOREIGN KEY ("version_id","tariff_id") REFERENCES "public"."tariffs"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_version_id_catalogue_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tops_and_deductibles" ADD CONSTRAINT "tops_and_deductibles_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tops_and_deductibles" ADD CONSTRAINT "tops_and_deductibles_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_versions_one_published" ON "catalogue_versions" USING btree ("edition","layer") WHERE "catalogue_versions"."status" = 'published';--> statement-breakpoint
CREATE INDEX "leads_executive_day" ON "leads" USING btree ("executive_id","created_on");--> statement-breakpoint
CREATE INDEX "products_url" ON "products" USING btree ("version_id","url");