CREATE TABLE "provider_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text,
	"licence_kind" text,
	"licence_number" text,
	"handed_in_at" timestamp (3) with time zone,
	"proof_file_id" uuid,
	"proof_file_name" text,
	"checked_company_name" text,
	"checked_licence_kind" text,
	"checked_licence_number" text,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"check_stands" boolean NOT NULL,
	"refusal" text,
	"version" integer NOT NULL,
	CONSTRAINT "provider_profile_handed_in" CHECK (num_nulls("provider_profile"."company_name", "provider_profile"."licence_kind", "provider_profile"."licence_number", "provider_profile"."handed_in_at") in (0, 4)),
	CONSTRAINT "provider_profile_checked" CHECK (num_nulls("provider_profile"."checked_company_name", "provider_profile"."checked_licence_kind", "provider_profile"."checked_licence_number", "provider_profile"."checked_at", "provider_profile"."checked_by") in (0, 5)),
	CONSTRAINT "provider_profile_check_stands" CHECK (not "provider_profile"."check_stands" or "provider_profile"."checked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_step_version" UNIQUE("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "provider_step" ADD CONSTRAINT "provider_step_user_id_provider_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_profile"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who handed in or decided what is written once.
CREATE TRIGGER provider_step_append_only BEFORE UPDATE OR DELETE ON provider_step FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER provider_step_no_truncate BEFORE TRUNCATE ON provider_step EXECUTE FUNCTION refuse_change();
