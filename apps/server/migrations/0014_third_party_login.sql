CREATE TABLE "third_party_identity" (
	"issuer" text NOT NULL,
	"subject_fingerprint" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_identity_issuer_subject_fingerprint_pk" PRIMARY KEY("issuer","subject_fingerprint")
);
--> statement-breakpoint
CREATE TABLE "used_third_token" (
	"issuer" text NOT NULL,
	"token_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_third_token_issuer_token_id_pk" PRIMARY KEY("issuer","token_id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "recheck_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "third_party_identity" ADD CONSTRAINT "third_party_identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "third_party_identity_user" ON "third_party_identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_third_token_expires_at" ON "used_third_token" USING btree ("expires_at");